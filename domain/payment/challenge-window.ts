import type { ChallengeWindowSize } from '#schemas/generated/api/types.gen.ts';

/** Width and height in CSS pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The windows of a bank that have a size, the largest first (specification: Entities, "Window sizes"). */
const SIZED: readonly (readonly [Exclude<ChallengeWindowSize, 'FullScreen'>, PixelSize])[] = [
  ['Large', { width: 500, height: 600 }],
  ['ExtraLarge', { width: 600, height: 400 }],
  ['Medium', { width: 390, height: 400 }],
  ['Small', { width: 250, height: 400 }],
];

/** Height of the bar over the bank's page, which holds its title and closes it. */
export const CHALLENGE_BAR_HEIGHT = 64;

/** The size in which a bank's page is asked for: the largest that fits into the viewport, or else the whole of it. */
export function selectChallengeWindowSize({ width, height }: PixelSize): ChallengeWindowSize {
  const fits = (extent: PixelSize) => extent.width <= width && extent.height + CHALLENGE_BAR_HEIGHT <= height;
  return SIZED.find(([, extent]) => fits(extent))?.[0] ?? 'FullScreen';
}

/** The extent of a window; null for the one that fills the screen. */
export function getChallengeWindowPixels(size: ChallengeWindowSize): PixelSize | null {
  return SIZED.find(([name]) => name === size)?.[1] ?? null;
}
