import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { listFilesInFolders } from './list-files.ts';

const root = join(import.meta.dirname, '../..');

/** These are about names of former versions. */
const HISTORY = /^(?:CHANGELOG\.md|docs\/(?:decisions\/|naming-proof|newcomer-trial|renamed|security\/))/;

/** What the how-to guides invent to show how something is added. */
const INVENTED = /price-?alert|price-?table|prize-?claim|^blockMessages$|^area(?:Toasts)?Messages$/i;

const SOURCES = /\.(?:[mc]?[jt]sx?|json|vcl|conf|ya?ml|sh)$|(?:Docker|Container)file$/;

/** Names in code of a document that only a program can mean: `camelCase`, `PascalCase` and `UPPER_CASE`. */
function listCodeNames(text: string): string[] {
  const code = [...text.matchAll(/^```(?:tsx?|js)\n([^]*?)^```|`([^`\n]+)`/gm)].map(
    ([, block, inline]) => block ?? inline,
  );
  return code.flatMap((piece = '') => piece.match(/\b(?:[A-Za-z]*[a-z][A-Z]\w*|[A-Z][A-Z\d]*_[A-Z\d_]+)\b/g) ?? []);
}

test('listCodeNames finds names in code, and none in prose', () => {
  const text =
    'Use `readPage(url)` or MAX_AGE of JavaScript.\n```ts\nimport { PageView } from "x";\n```\n`a flow`, `VITRINE_DATA`';
  expect(listCodeNames(text)).toEqual(['readPage', 'PageView', 'VITRINE_DATA']);
});

/** File names in code of a document; none of endings such as `.flow.ts`, and of files that operators generate. */
function listFileNames(text: string): string[] {
  const names = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(
    ([, code = '']) => code.match(/[\w.-]+\.(?:tsx?|mjs|css|vcl|conf)\b/g) ?? [],
  );
  return names.filter((name) => !/^[.-]|^vitrine-sites\./.test(name));
}

test('listFileNames finds names of files, and none of endings', () => {
  expect(listFileNames('`engine/server/page-cache.ts` and `.flow.ts`, unlike main.ts')).toEqual(['page-cache.ts']);
});

/** Text of each source file, by path. */
const sources = new Map(
  listFilesInFolders(root, ['.'], (path) => SOURCES.test(path)).map((path) => [
    path,
    readFileSync(join(root, path), 'utf8'),
  ]),
);

const documents = listFilesInFolders(root, ['.'], (path) => path.endsWith('.md') && !HISTORY.test(path));

/** Names that no source contains, each with the path of the file that mentions it; `except` is left out of the sources. */
function findMissingNames(mentions: ReadonlyMap<string, string>, except = /$^/g): string[] {
  const missing = new Map(mentions);
  for (const text of sources.values()) {
    const searched = text.replaceAll(except, '');
    for (const name of missing.keys())
      if (searched.includes(name) && new RegExp(`\\b${name}\\b`).test(searched)) missing.delete(name);
  }
  return [...missing].map(([name, path]) => `${path}: there is no ${name} in the sources`);
}

test('the names of code that documents mention are in the sources', () => {
  const mentions = new Map<string, string>();
  for (const path of documents)
    for (const name of listCodeNames(readFileSync(join(root, path), 'utf8')))
      if (!INVENTED.test(name)) mentions.set(name, path);
  expect(findMissingNames(mentions)).toEqual([]);
});

test('the source files that documents mention exist', () => {
  const names = new Set(listFilesInFolders(root, ['.'], () => true).map((path) => basename(path)));
  const missing = documents.flatMap((path) =>
    listFileNames(readFileSync(join(root, path), 'utf8'))
      .filter((name) => !names.has(name))
      .map((name) => `${path}: there is no ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the errors that comments say are thrown are in the sources', () => {
  const mentions = new Map<string, string>();
  for (const [path, text] of sources)
    for (const [, names = ''] of text.matchAll(/@throws ((?:[A-Z]\w+(?:, )?)+)/g))
      for (const name of names.split(', ')) if (!(name in globalThis)) mentions.set(name, path);
  expect(findMissingNames(mentions, /@throws .*/g)).toEqual([]);
});
