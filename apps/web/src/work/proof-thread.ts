/** What a thread runs that helps with a proof. */
import { type HostPort, serve } from "@cubegram/core/worker";

serve(globalThis as unknown as HostPort);
