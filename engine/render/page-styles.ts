import { createHash } from 'node:crypto';
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

export function inlineStyles(css: string): InlineStyles {
  return { css, hash: createHash('sha256').update(css).digest('base64') };
}

/** Puts together the base CSS and that of the blocks on a page. The same set of blocks gives the same file. */
export function createStyleSheets(baseCss: string, blocks: ServerBlocks): StyleSheets {
  const bySet = new Map<string, BlockStyles>();
  const byPath = new Map<string, BlockStyles>();
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
        byPath.set(styles.path, styles);
      }
      return styles;
    },
    file: (path) => byPath.get(path)?.css,
  };
}
