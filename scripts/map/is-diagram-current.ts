const NUMBER = />(\d+)( modules)?</g;
const SHADE = /fill-opacity="[\d.]+"/g;

/** Allowed deviation of an import count, so that not every new import outdates the diagram. */
const TOLERANCE = 0.15;

/** Whether a diagram matches the code: the same layers, folders and directions, and counts within the tolerance. */
export function isDiagramCurrent(picture: string, made: string): boolean {
  const shape = (svg: string) => svg.replace(NUMBER, '><').replace(SHADE, '');
  if (shape(picture) !== shape(made)) return false;
  const [shown, counted] = [countsIn(picture), countsIn(made)];
  return shown.every((count, index) => isAbout(count, counted[index] ?? 0));
}

function countsIn(svg: string): readonly number[] {
  return [...svg.matchAll(NUMBER)].map(([, count]) => Number(count));
}

function isAbout(shown: number, counted: number): boolean {
  return Math.abs(shown - counted) <= Math.max(5, counted * TOLERANCE);
}
