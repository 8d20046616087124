import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A style sheet that only some blocks are drawn with: of a folder of `blocks/_ui`, or of what an area shares. */
export interface SharedStyleSheet {
  /** Path below `blocks`. */
  readonly path: string;
  readonly classes: ReadonlySet<string>;
}

/** The style sheets that not every page needs. Those right inside `_ui` stand in every page. */
export function readSharedStyleSheets(root: string): SharedStyleSheet[] {
  return globSync(['blocks/_ui/*/*.css', 'blocks/*/_shared/*.css'], { cwd: root })
    .sort()
    .map((path) => {
      const css = readFileSync(join(root, path), 'utf8');
      // What a rule begins with: further classes are those of what stands inside.
      const first = css.matchAll(/^\s*\.([a-z][\w-]*)/gm);
      return { path: path.slice('blocks/'.length), classes: new Set([...first].map(([, name = '']) => name)) };
    });
}

/**
 * The parts that a block is drawn with: those whose classes its own modules, or the shared modules that they import,
 * name in a string. A word that is a class by chance brings a part along that isn't needed, and does no harm.
 */
export function findStyleSheetsOfBlock(
  root: string,
  blockFolder: string,
  parts: readonly SharedStyleSheet[],
): SharedStyleSheet[] {
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
