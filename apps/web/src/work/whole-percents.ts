/** Progress told a hundred times at most: a key tells it ten thousand times, and each time the page is drawn again. */
export function wholePercents(tell: (done: number) => void): (done: number) => void {
  let last = -1;
  return (done) => {
    const percent = Math.floor(done * 100);
    if (percent === last) return;
    last = percent;
    tell(percent / 100);
  };
}
