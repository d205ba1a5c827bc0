/** Keeps the screen on while the user has both hands on a cube. Browsers that cannot, or may not, let it go dark as usual. */
import { useEffect } from "preact/hooks";

export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = () => {
      if (document.visibilityState !== "visible") return;
      // A hidden page loses its lock, so it is requested again when the page comes back.
      navigator.wakeLock?.request("screen").then(
        (given) => {
          if (isOver) void given.release();
          else lock = given;
        },
        () => undefined,
      );
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
}
