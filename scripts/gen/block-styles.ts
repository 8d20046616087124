import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A style sheet that only some blocks use: a folder of `blocks/_ui`, or shared styles of an area. */
export interface StyleSheetOfSomeBlocks {
  /** Path relative to `blocks`. */
  readonly path: string;
  readonly classes: ReadonlySet<string>;
}

/** Style sheets that not every page needs. Those directly in `_ui` are on every page. */
export function readStyleSheetsOfSomeBlocks(root: string): StyleSheetOfSomeBlocks[] {
  return globSync(['blocks/_ui/*/*.css', 'blocks/*/_shared/*.css'], { cwd: root })
    .sort()
    .map((path) => {
      const css = readFileSync(join(root, path), 'utf8');
      // First class of each rule; classes after it are of nested elements.
      const first = css.matchAll(/^\s*\.([a-z][\w-]*)/gm);
      return { path: path.slice('blocks/'.length), classes: new Set([...first].map(([, name = '']) => name)) };
    });
}

/**
 * Finds the shared style sheets of a block: those with a class that its modules, or the shared modules that they
 * import, contain in a string. A false match only adds an unneeded style sheet.
 */
export function findSharedStyleSheetsOfBlock(
  root: string,
  blockFolder: string,
  parts: readonly StyleSheetOfSomeBlocks[],
): StyleSheetOfSomeBlocks[] {
  const strings = sourcesOf(root, blockFolder).flatMap((source) => [
    ...source.replaceAll(/\sname="[^"]*"/g, '').matchAll(/(["'`])((?:(?!\1).)*)\1/g),
  ]);
  const named = new Set(strings.flatMap(([, , text = '']) => text.split(/[\s$]+/)));
  return parts.filter(({ classes }) => [...classes].some((name) => named.has(name)));
}

function sourcesOf(root: string, blockFolder: string): string[] {
  const folder = join('blocks', blockFolder);
  const waiting = readdirSync(join(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|gen)\.|\.data\./.test(file))
    .map((file) => join(folder, file));
  const seen = new Map<string, string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || !existsSync(join(root, path))) continue;
    const source = readFileSync(join(root, path), 'utf8');
    seen.set(path, source);
    for (const [, from = ''] of source.matchAll(/from '((?:\.{1,2}|#blocks)\/[^']+)'/g))
      waiting.push(from.startsWith('#') ? from.slice(1) : normalize(join(dirname(path), from)));
  }
  return [...seen.values()];
}
