import { createHash } from 'node:crypto';
import { type CacheUsage, createByteLimitedCache } from '../memory/byte-cache.ts';
import { removeRightToLeftRules } from './right-to-left-rules.ts';
import type { NamedStyles, ServerBlocksByType } from './server-block.ts';

/** An inline style sheet of a page, allowed by its hash. */
export interface InlineStyles {
  readonly css: string;
  /** SHA-256 in base64, as in `'sha256-…'`. */
  readonly hash: string;
}

/** Styles of a page, shared by sites. Overlays and shared styles of other blocks are in the file only. */
export interface PageStyles extends InlineStyles {
  /** Path of the file with all styles of the page and its overlays. */
  readonly path: string;
}

export interface PageStyleSheetBuilder {
  /**
   * @param overlays types of the blocks that open over the page on demand.
   * @param hasRightToLeft false leaves out rules of right-to-left text.
   */
  of(types: readonly string[], overlays?: readonly string[], hasRightToLeft?: boolean): PageStyles;
  /** The style sheet of a path that a page references. */
  file(path: string): string | undefined;
  /** Memory of the style sheets of all pages. */
  use(): CacheUsage;
}

/** CSS for a `style` element, escaped so that it cannot end the element. */
export function createInlineStyles(source: string): InlineStyles {
  const css = source.replaceAll('</', '<\\/');
  return { css, hash: createHash('sha256').update(css).digest('base64') };
}

/**
 * Combines base and block styles. The same blocks give the same file, sorted by name so that the order never depends on
 * the page.
 */
export function createPageStyleSheetBuilder(
  base: readonly NamedStyles[],
  blocks: ServerBlocksByType,
  {
    maxBytes = 128 * 1024 * 1024,
    created = () => undefined,
  }: {
    readonly maxBytes?: number;
    /** Receives each file that a page will reference. */
    readonly created?: ((path: string, css: string) => void) | undefined;
  } = {},
): PageStyleSheetBuilder {
  const bySet = createByteLimitedCache<PageStyles>({ name: 'inline styles', maxBytes });
  const files = createByteLimitedCache<{ readonly css: string }>({ name: 'style sheets', maxBytes });
  const partsOf = (types: readonly string[]) => types.flatMap((type) => blocks[type]?.parts ?? []);
  const sheet = (shared: readonly NamedStyles[], types: readonly string[], hasRightToLeft: boolean) => {
    const css = `@layer base,blocks;${inOrder([...base, ...shared])}${types.map((type) => blocks[type]?.css ?? '').join('')}`;
    return createInlineStyles(hasRightToLeft ? css : removeRightToLeftRules(css));
  };
  const every = partsOf(Object.keys(blocks));
  return {
    of(types, overlays = [], hasRightToLeft = true) {
      const first = [...new Set(types)].sort();
      const all = [...new Set([...types, ...overlays])].sort();
      const key = `${first} ${all} ${hasRightToLeft}`;
      const whole = () => sheet(every, all, hasRightToLeft);
      let styles = bySet.get(key);
      if (!styles) {
        const name = Buffer.from(whole().hash, 'base64').toString('hex').slice(0, 16);
        styles = { ...sheet(partsOf(first), first, hasRightToLeft), path: `/_css/${name}.css` };
        bySet.set(key, styles);
      }
      if (!files.get(styles.path)) {
        const { css } = whole();
        files.set(styles.path, { css });
        created(styles.path, css);
      }
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
