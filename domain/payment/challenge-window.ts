import type { ChallengeWindowSize } from '#schemas/generated/api/types.gen.ts';

/** Width and height in CSS pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Challenge window sizes, largest first (specification: Entities, "Window sizes"). */
const SIZED: readonly (readonly [Exclude<ChallengeWindowSize, 'FullScreen'>, PixelSize])[] = [
  ['Large', { width: 500, height: 600 }],
  ['ExtraLarge', { width: 600, height: 400 }],
  ['Medium', { width: 390, height: 400 }],
  ['Small', { width: 250, height: 400 }],
];

/** Height in pixels of the title bar above the bank's page. */
export const CHALLENGE_TITLE_BAR_HEIGHT_PX = 64;

/** The largest challenge window that fits the viewport, otherwise full screen. */
export function selectChallengeWindowSize({ width, height }: PixelSize): ChallengeWindowSize {
  const fits = (extent: PixelSize) => extent.width <= width && extent.height + CHALLENGE_TITLE_BAR_HEIGHT_PX <= height;
  return SIZED.find(([, extent]) => fits(extent))?.[0] ?? 'FullScreen';
}

/** Width and height of a challenge window; null for full screen. */
export function getChallengeWindowPixels(size: ChallengeWindowSize): PixelSize | null {
  return SIZED.find(([name]) => name === size)?.[1] ?? null;
}
