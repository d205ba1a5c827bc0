/**
 * What most programs do with OpenCV: gray, blur, Canny edges, dilate, follow outlines; those with four corners that are about square
 * are stickers. Nine of about the same size, none within another, are a face.
 */
/** The share of the picture that a sticker may cover, and its largest aspect ratio. */
const SMALLEST = 0.0015;
const LARGEST = 0.1;
const LONGEST = 1.6;
/** How much the sizes of one face's stickers may differ: larger divided by smaller. */
const ALIKE = 1.8;

/** @returns {Promise<(frame: { width: number, height: number, rgba: Uint8ClampedArray }) => { x: number, y: number }[]>} middles of stickers */
export async function contourFinder() {
  // It has a "then" that resolves to itself: awaiting it, and not its module, never ends.
  const { default: cv } = await import("@techstark/opencv-js");
  if (!cv.Mat) await new Promise((resolve) => (cv.onRuntimeInitialized = () => resolve(undefined)));
  return ({ width, height, rgba }) => {
    const picture = cv.matFromArray(height, width, cv.CV_8UC4, rgba);
    const [gray, edges, tree] = [new cv.Mat(), new cv.Mat(), new cv.Mat()];
    const contours = new cv.MatVector();
    const kernel = cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(3, 3));
    cv.cvtColor(picture, gray, cv.COLOR_RGBA2GRAY);
    cv.GaussianBlur(gray, gray, new cv.Size(3, 3), 0);
    cv.Canny(gray, edges, 20, 60);
    cv.dilate(edges, edges, kernel);
    cv.findContours(edges, contours, tree, cv.RETR_LIST, cv.CHAIN_APPROX_SIMPLE);
    const squares = [];
    for (let at = 0; at < contours.size(); at++) {
      const contour = contours.get(at);
      const outline = new cv.Mat();
      cv.approxPolyDP(contour, outline, 0.1 * cv.arcLength(contour, true), true);
      const area = cv.contourArea(contour);
      const { center, size } = cv.minAreaRect(contour);
      const share = area / (width * height);
      const long = Math.max(size.width, size.height) / Math.max(1, Math.min(size.width, size.height));
      if (outline.rows === 4 && share > SMALLEST && share < LARGEST && long < LONGEST)
        squares.push({ x: center.x, y: center.y, area });
      outline.delete();
      contour.delete();
    }
    for (const used of [picture, gray, edges, tree, contours, kernel]) used.delete();
    return largestGroup(squares);
  };
}

/** The largest group of squares of about one size; of nested ones, only one counts. */
function largestGroup(squares) {
  const apart = squares.filter(
    (square, at) =>
      !squares
        .slice(0, at)
        .some((other) => Math.hypot(other.x - square.x, other.y - square.y) < Math.sqrt(square.area) / 2),
  );
  const groups = apart.map((least) =>
    apart.filter(({ area }) => area >= least.area && area < ALIKE * least.area),
  );
  return groups.reduce((a, b) => (b.length > a.length ? b : a), []);
}
