/** What a thread that helps with a proof runs. */
import { type HostPort, serve } from "@cubegram/core/worker";

serve(globalThis as unknown as HostPort);
