import type { MirroredPicture } from '../documents.ts';
import { getRenditionFormatOfPicture, listRenditionWidths } from './picture-limits.ts';

/** `src` and `srcSet` of a picture. An SVG fits every width, so its `srcSet` is empty. */
export function createPictureSrcAndSrcSet({ hash, format, width }: MirroredPicture): { src: string; srcSet: string } {
  if (format === 'svg') return { src: `/_img/${hash}/original.svg`, srcSet: '' };
  const widths = listRenditionWidths(width);
  const url = (size: number) => `/_img/${hash}/${size}.${getRenditionFormatOfPicture(format)}`;
  const middle = widths.findLast((size) => size <= 960) ?? width;
  return { src: url(middle), srcSet: widths.map((size) => `${url(size)} ${size}w`).join(', ') };
}

/** File name of an SVG as a picture for shared links. */
export const SHARE_IMAGE_FILE_MADE_FROM_SVG = 'share-1200.jpg';

/** Height of a picture that is 1,200 wide. */
export function calculateShareImageHeight(width: number, height: number): number {
  return Math.max(1, Math.min(2400, Math.round((height * 1200) / Math.max(1, width))));
}

/** Maximum width of a share picture. */
const SHARED_WIDTH = 1280;

/** A picture for shared links in a widely supported format; null for pictures from elsewhere. */
export function selectShareImageRendition({
  src,
  srcSet,
  width,
  height,
}: {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}): { src: string; width: number; height: number } | null {
  const folder = /^\/_img\/[0-9a-f]+\//.exec(src)?.[0];
  const widths = [...srcSet.matchAll(/ (\d+)w/g)].map(([, own]) => Number(own));
  const widest = Math.max(...widths.filter((own) => own <= SHARED_WIDTH));
  if (folder === undefined) return null;
  if (src.endsWith('/original.svg'))
    return {
      src: `${folder}${SHARE_IMAGE_FILE_MADE_FROM_SVG}`,
      width: 1200,
      height: calculateShareImageHeight(width, height),
    };
  if (!Number.isFinite(widest)) return null;
  return { src: `${folder}${widest}.jpg`, width: widest, height: Math.round((height * widest) / width) };
}

/** Sizes in pixels of the square icons made from a favicon. */
export const SITE_ICON_SIZES = [32, 180, 192, 512] as const;

/** Address of an icon that is made of a picture. */
export function createSiteIconPath(
  { hash }: Pick<MirroredPicture, 'hash'>,
  size: (typeof SITE_ICON_SIZES)[number],
): string {
  return `/_img/${hash}/icon-${size}.png`;
}
