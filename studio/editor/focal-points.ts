/** Part of a picture that stays in view when it is cropped, as the schema of pictures lists them. */
export type FocalPoint = 'center' | 'top' | 'bottom' | 'left' | 'right';

/** In the order in which they are read aloud. */
export const FOCAL_POINTS: readonly FocalPoint[] = ['center', 'top', 'bottom', 'left', 'right'];

/** Places as shares of width and height. */
const PLACES: Readonly<Record<FocalPoint, readonly [x: number, y: number]>> = {
  center: [0.5, 0.5],
  top: [0.5, 0],
  bottom: [0.5, 1],
  left: [0, 0.5],
  right: [1, 0.5],
};

/** Returns the centre for unknown values, as the shop does. */
export function parseFocalPoint(value: unknown): FocalPoint {
  return FOCAL_POINTS.find((point) => point === value) ?? 'center';
}

/** The focal point nearest to a place, given as shares of width and height. */
export function findNearestFocalPoint(x: number, y: number): FocalPoint {
  const distanceTo = (point: FocalPoint) => Math.hypot(x - PLACES[point][0], y - PLACES[point][1]);
  return FOCAL_POINTS.reduce((nearest, point) => (distanceTo(point) < distanceTo(nearest) ? point : nearest));
}

/** Each arrow key with the point that it leads to from the centre and the opposite one. */
const ARROWS: ReadonlyMap<string, readonly [FocalPoint, FocalPoint]> = new Map([
  ['ArrowUp', ['top', 'bottom']],
  ['ArrowDown', ['bottom', 'top']],
  ['ArrowLeft', ['left', 'right']],
  ['ArrowRight', ['right', 'left']],
]);

/** The focal point in the direction of an arrow key: from the opposite edge it is the centre. Null for other keys. */
export function moveFocalPoint(from: FocalPoint, key: string): FocalPoint | null {
  const arrow = ARROWS.get(key);
  if (!arrow) return null;
  const [target, opposite] = arrow;
  return from === opposite ? 'center' : target;
}
