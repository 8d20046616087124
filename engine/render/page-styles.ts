import { createHash } from 'node:crypto';
import { type CacheUsage, createByteCache } from '../memory/byte-cache.ts';
import type { NamedStyles, ServerBlocks } from './server-block.ts';

/** A style sheet that stands inline in a page, allowed there by its hash. */
export interface InlineStyles {
  readonly css: string;
  /** SHA-256 in base64, as in `'sha256-…'`. */
  readonly hash: string;
}

/**
 * The CSS of a page. It knows no brand, so sites share it. Inline stands what the page is drawn with as it comes: blocks
 * that lie over it once they are asked for, and shared styles of other blocks, are left to the file.
 */
export interface PageStyles extends InlineStyles {
  /** Path of all that the page and what may lie over it is drawn with, as a file. */
  readonly path: string;
}

export interface PageStyleSheets {
  /** @param overlays types of the blocks that lie over the page once they are asked for. */
  of(types: readonly string[], overlays?: readonly string[]): PageStyles;
  /** The file at such a path, once a page has named it. */
  file(path: string): string | undefined;
  /** Memory of the style sheets of all pages. */
  use(): CacheUsage;
}

/** CSS as it may stand in a `style` element, which nothing in it can end. */
export function createInlineStyles(source: string): InlineStyles {
  const css = source.replaceAll('</', '<\\/');
  return { css, hash: createHash('sha256').update(css).digest('base64') };
}

/**
 * Puts together the base CSS and that of the blocks on a page. The same set of blocks gives the same file. Base and shared
 * styles stand in the order of their names, and a file holds them all: whatever sheets a browser has read before, the
 * last one puts them in order.
 */
export function createPageStyleSheets(
  base: readonly NamedStyles[],
  blocks: ServerBlocks,
  maxBytes = 128 * 1024 * 1024,
): PageStyleSheets {
  const bySet = createByteCache<PageStyles>({ name: 'inline styles', maxBytes });
  const files = createByteCache<{ readonly css: string }>({ name: 'style sheets', maxBytes });
  const partsOf = (types: readonly string[]) => types.flatMap((type) => blocks[type]?.parts ?? []);
  const sheet = (shared: readonly NamedStyles[], types: readonly string[]) =>
    createInlineStyles(
      `@layer base,blocks;${inOrder([...base, ...shared])}${types.map((type) => blocks[type]?.css ?? '').join('')}`,
    );
  const every = partsOf(Object.keys(blocks));
  return {
    of(types, overlays = []) {
      const first = [...new Set(types)].sort();
      const all = [...new Set([...types, ...overlays])].sort();
      const key = `${first} ${all}`;
      const whole = () => sheet(every, all);
      let styles = bySet.get(key);
      if (!styles) {
        const name = Buffer.from(whole().hash, 'base64').toString('hex').slice(0, 16);
        styles = { ...sheet(partsOf(first), first), path: `/_css/${name}.css` };
        bySet.set(key, styles);
      }
      if (!files.get(styles.path)) files.set(styles.path, { css: whole().css });
      return styles;
    },
    file: (path) => files.get(path)?.css,
    use: files.use,
  };
}

function inOrder(styles: readonly NamedStyles[]): string {
  const byName = new Map(styles.map(({ name, css }) => [name, css]));
  return [...byName]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, css]) => css)
    .join('');
}
