/**
 * Preload link for the first urgent picture of a page, placed before the styles. The pieces are rendered HTML with
 * escaped attributes and complete tags.
 */
export function renderFirstPicturePreload(pieces: readonly string[]): string {
  for (const html of pieces) {
    const mark = html.indexOf(MARK);
    if (mark !== -1) return linkTo(html, mark);
  }
  return '';
}

/** The rare end of `fetchPriority`, because string search looks for the first character. */
const MARK = 'Priority="high"';

function linkTo(html: string, mark: number): string {
  const start = html.lastIndexOf('<img ', mark);
  const tag = start === -1 ? '' : html.slice(start, html.indexOf('>', mark) + 1);
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  const [src, srcSet, sizes] = [attribute('src'), attribute('srcSet'), attribute('sizes')];
  if (!src) return '';
  const which = srcSet ? `imagesrcset="${srcSet}" imagesizes="${sizes ?? '100vw'}"` : `href="${src}"`;
  return `<link rel="preload" as="image" fetchpriority="high" ${which}>`;
}
