/**
 * A link that loads the picture which opens a page before anything else of it: the first one that is marked as urgent.
 * It stands before the styles, so that a browser asks for the picture as early as where they are a file. `html` is what
 * the engine rendered; its attributes are escaped already.
 */
export function firstPictureLink(html: string): string {
  const mark = html.indexOf(' fetchPriority="high"');
  if (mark === -1) return '';
  const start = html.lastIndexOf('<img ', mark);
  const tag = start === -1 ? '' : html.slice(start, html.indexOf('>', mark) + 1);
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  const [src, srcSet, sizes] = [attribute('src'), attribute('srcSet'), attribute('sizes')];
  if (!src) return '';
  const which = srcSet ? `imagesrcset="${srcSet}" imagesizes="${sizes ?? '100vw'}"` : `href="${src}"`;
  return `<link rel="preload" as="image" fetchpriority="high" ${which}>`;
}
