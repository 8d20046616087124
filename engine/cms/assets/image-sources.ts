import type { Asset } from '../documents.ts';
import { pageFormat, widthsOf } from './picture-limits.ts';

/** What an `img` element needs to load a picture from the engine. An SVG fits every width, so its `srcSet` is empty. */
export function imageSources({ hash, format, width }: Asset): { src: string; srcSet: string } {
  if (format === 'svg') return { src: `/_img/${hash}/original.svg`, srcSet: '' };
  const widths = widthsOf(width);
  const url = (size: number) => `/_img/${hash}/${size}.${pageFormat(format)}`;
  const middle = widths.findLast((size) => size <= 960) ?? width;
  return { src: url(middle), srcSet: widths.map((size) => `${url(size)} ${size}w`).join(', ') };
}
