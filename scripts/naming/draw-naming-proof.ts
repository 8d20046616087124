import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFilesInFolders } from '../check/list-files.ts';
import { collectNamingProofItemsOfFile, type NamingProofItem, type NamingProofItemsByKind } from './collect-names.ts';
import { pickSeededRandomSample } from './seeded-draw.ts';

const FOLDERS = [
  'app',
  'bench',
  'blocks',
  'cms-extension',
  'commerce',
  'domain',
  'e2e',
  'engine',
  'machines',
  'sandbox',
  'schemas',
  'scripts',
  'studio',
];

const COUNTS = { names: 100, titles: 50, comments: 30 } as const;

/** Reads all TypeScript sources of a checkout except generated ones. */
export function collectAllNamingProofItems(root: string): NamingProofItemsByKind {
  const files = listFilesInFolders(
    root,
    FOLDERS,
    (path) => /\.tsx?$/.test(path) && !/\.gen\.tsx?$|\.d\.ts$|\/generated\//.test(path),
  );
  const collected = files.map((path) => collectNamingProofItemsOfFile(path, readFileSync(join(root, path), 'utf8')));
  return {
    names: collected.flatMap(({ names }) => names),
    titles: collected.flatMap(({ titles }) => titles),
    comments: collected.flatMap(({ comments }) => comments),
  };
}

/** Creates the sheet for the reader and the answer key with file and line. The same seed draws the same items. */
export function createNamingProofSheetAndKey(
  items: NamingProofItemsByKind,
  seed: number,
): { readonly sheet: string; readonly key: string } {
  const parts = (['names', 'titles', 'comments'] as const).map((kind) => ({
    kind,
    drawn: pickSeededRandomSample(items[kind], COUNTS[kind], seed),
  }));
  return {
    sheet: parts.map(({ kind, drawn }) => formatPart(kind, drawn, ({ text }) => text)).join('\n'),
    key: parts
      .map(({ kind, drawn }) => formatPart(kind, drawn, ({ path, line, text }) => `${path}:${line} ${text}`))
      .join('\n'),
  };
}

function formatPart(
  kind: string,
  drawn: readonly NamingProofItem[],
  format: (item: NamingProofItem) => string,
): string {
  const lines = drawn.map((item, index) => `${kind[0]?.toUpperCase()}${index + 1}. ${format(item)}`);
  return [`# ${kind}`, ...lines, ''].join('\n');
}
