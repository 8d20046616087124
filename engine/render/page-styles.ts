import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ServerBlocks } from './server-block.ts';

/** A style sheet that stands inline in a page, allowed there by its hash. */
export interface InlineStyles {
  readonly css: string;
  /** SHA-256 in base64, as in `'sha256-…'`. */
  readonly hash: string;
}

/** The CSS of one set of blocks. It knows no brand, so sites share it. */
export interface BlockStyles extends InlineStyles {
  /** Path of the same CSS as a file, for a page that the browser navigates to. */
  readonly path: string;
}

export interface StyleSheets {
  of(types: readonly string[]): BlockStyles;
  /** The file at such a path, once a page has named it. */
  file(path: string): string | undefined;
}

/** CSS as it may stand in a `style` element, which nothing in it can end. */
export function inlineStyles(source: string): InlineStyles {
  const css = source.replaceAll('</', '<\\/');
  return { css, hash: createHash('sha256').update(css).digest('base64') };
}

/** Puts together the base CSS and that of the blocks on a page. The same set of blocks gives the same file. */
export function createStyleSheets(baseCss: string, blocks: ServerBlocks, maxKept = 1000): StyleSheets {
  const bySet = new LRUCache<string, BlockStyles>({ max: maxKept });
  const byPath = new LRUCache<string, BlockStyles>({ max: maxKept });
  return {
    of(types) {
      const set = [...types].sort();
      const key = set.join();
      let styles = bySet.get(key);
      if (!styles) {
        const inline = inlineStyles(
          `@layer base,blocks;${baseCss}${set.map((type) => blocks[type]?.css ?? '').join('')}`,
        );
        const name = Buffer.from(inline.hash, 'base64').toString('hex').slice(0, 16);
        styles = { ...inline, path: `/_css/${name}.css` };
        bySet.set(key, styles);
      }
      byPath.set(styles.path, styles);
      return styles;
    },
    file: (path) => byPath.get(path)?.css,
  };
}
