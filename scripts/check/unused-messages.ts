import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { isCatalogueOfFormTexts } from '../gen/read-message-catalogues.ts';
import type { Checker } from './checker.ts';
import { listFilesInFolders } from './list-files.ts';

/** A message that no code reads, and where its catalogue has it. */
export interface UnusedMessage {
  readonly id: string;
  readonly path: string;
  readonly line: number;
}

export interface UnusedMessages {
  readonly unused: readonly UnusedMessage[];
  /** Number of catalogues. */
  readonly catalogues: number;
}

const FOLDERS = ['schemas/forms', 'domain', 'engine', 'commerce', 'machines', 'blocks', 'app', 'studio', 'sandbox'];
/** Generated types of the API have the values by which messages are looked up. */
const CODE_FOLDERS = [...FOLDERS, 'schemas'];
const CATALOGUE_END = '.messages.json';
const ACCESSOR = /\/([\w-]+)\.messages\.gen\.ts'/g;
const IMPORTED = /(?:from|import\() ?'([.#][^']+)'/g;
const NOT_SHOP_CODE = /\.(?:test|walk|d)\.tsx?$|\.messages\.gen\.ts$|\/_?testing\//;

/**
 * Finds messages that no code reads. Read are the names that a module with the functions of the catalogue calls or
 * takes from them, and those that it or any module that it imports has as a literal: they may be looked up by it.
 */
export function findUnusedMessages(root: string): UnusedMessages {
  const code = readShopCode(root);
  const readers = groupByCatalogue(code);
  const paths = listFilesInFolders(
    root,
    FOLDERS,
    (path) => path.endsWith(CATALOGUE_END) && !isCatalogueOfFormTexts({ path }),
  );
  const unused = paths.flatMap((path) => {
    const catalogue = basename(path, CATALOGUE_END);
    const isRead = createReadTest(code, readers.get(getCatalogueKey(path, catalogue)) ?? []);
    const text = readFileSync(join(root, path), 'utf8');
    const names = Object.keys(JSON.parse(text)).filter((name) => !name.startsWith('$'));
    return names
      .filter((name) => !isRead(name))
      .map((name) => ({ id: `${catalogue}.${name}`, path, line: findLine(text, name) }));
  });
  return { unused, catalogues: paths.length };
}

/** Texts of the shop's modules by path. */
type ShopCode = ReadonlyMap<string, string>;

function readShopCode(root: string): ShopCode {
  const paths = listFilesInFolders(root, CODE_FOLDERS, (path) => /\.tsx?$/.test(path) && !NOT_SHOP_CODE.test(path));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** Modules that import the functions of a catalogue, or their type. */
function groupByCatalogue(code: ShopCode): ReadonlyMap<string, readonly string[]> {
  const readers = new Map<string, string[]>();
  for (const [path, text] of code) {
    for (const [, catalogue = ''] of text.matchAll(ACCESSOR)) {
      const key = getCatalogueKey(path, catalogue);
      readers.set(key, [...(readers.get(key) ?? []), path]);
    }
  }
  return readers;
}

/** The studio and the sandbox have catalogues of their own, which may have the same names. */
function getCatalogueKey(path: string, catalogue: string): string {
  const [, owner = 'shop'] = /^(studio|sandbox)\//.exec(path) ?? [];
  return `${owner} ${catalogue}`;
}

function createReadTest(code: ShopCode, readers: readonly string[]): (name: string) => boolean {
  const names = new Set(readers.flatMap((path) => listReadNames(path, code.get(path) ?? '')));
  let reachable: readonly string[] | undefined;
  return (name) => {
    if (names.has(name)) return true;
    reachable ??= [...collectImported(code, readers)].map((path) => code.get(path) ?? '');
    return reachable.some((text) => text.includes(`'${name}'`));
  };
}

/** Names that are called, taken from something called messages, or destructured. */
function listReadNames(path: string, text: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && isAccess(node)) names.push(node.name.text);
    else if (ts.isBindingElement(node)) names.push((node.propertyName ?? node.name).getText(file));
    node.forEachChild(visit);
  };
  visit(file);
  return names;
}

function isAccess(node: ts.PropertyAccessExpression): boolean {
  const isCalled = ts.isCallExpression(node.parent) && node.parent.expression === node;
  return isCalled || /messages\)?$/i.test(node.expression.getText());
}

/** The modules and all that they import, directly or not. */
function collectImported(code: ShopCode, paths: readonly string[]): ReadonlySet<string> {
  const found = new Set(paths);
  for (const path of found) {
    for (const [, specifier = ''] of (code.get(path) ?? '').matchAll(IMPORTED)) {
      const imported = specifier.startsWith('#') ? specifier.slice(1) : posix.join(dirname(path), specifier);
      if (code.has(imported)) found.add(imported);
    }
  }
  return found;
}

function findLine(text: string, name: string): number {
  return text.slice(0, text.indexOf(`"${name}":`)).split('\n').length;
}

/** Checks that code reads each message of its catalogues. */
export const unusedMessagesChecker: Checker = {
  name: 'unused messages',
  hint: 'Delete the message from its catalogue, then run `npm run -s vitrine -- gen --write`.',
  run: async (root) => {
    const { unused, catalogues } = findUnusedMessages(root);
    return {
      filesRead: catalogues,
      findings: unused.map(({ id, path, line }) => `${path}:${line} '${id}' is read by no code`),
    };
  },
};
