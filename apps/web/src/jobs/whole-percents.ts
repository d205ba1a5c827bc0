/** Limits progress to a hundred reports: deriving a key reports ten thousand times, and each report redraws the page. */
export function wholePercents(tell: (done: number) => void): (done: number) => void {
  let last = -1;
  return (done) => {
    const percent = Math.floor(done * 100);
    if (percent === last) return;
    last = percent;
    tell(percent / 100);
  };
}
