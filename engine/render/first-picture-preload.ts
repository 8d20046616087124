/**
 * A link that loads the picture which opens a page before anything else of it: the first one that is marked as urgent.
 * It stands before the styles, so that a browser asks for the picture as early as where they are a file. The pieces are
 * what the engine rendered, no tag of which is cut; their attributes are escaped already.
 */
export function renderFirstPicturePreload(pieces: readonly string[]): string {
  for (const html of pieces) {
    const mark = html.indexOf(MARK);
    if (mark !== -1) return linkTo(html, mark);
  }
  return '';
}

/** The end of `fetchPriority`, because a text is searched for its first letter, and this one is rare. */
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
