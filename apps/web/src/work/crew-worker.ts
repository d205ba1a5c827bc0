/** What a thread of the crew runs. */
import { type HostPort, serve } from "@cubegram/core/worker";

serve(globalThis as unknown as HostPort);
