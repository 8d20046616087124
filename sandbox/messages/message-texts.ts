import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isPseudoLocale } from '#domain/messages/pseudo-locale.ts';

/** Texts of a document by message id. */
type MessageTexts = ReadonlyMap<string, string>;

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const DOCUMENT_END = '.json';

/** Names of the documents by their locales. */
let documents: ReadonlyMap<string, string> | undefined;
const read = new Map<string, MessageTexts>();

/** Whether there is a document `<locale>.json` in this folder; pseudo-locales are made from the catalogues. */
export function hasTextsInLocale(locale: string): boolean {
  return isPseudoLocale(locale) || listDocuments().has(locale);
}

/** Texts of the document of a locale, which is read when a text in it is first needed. */
export function getTextsInLocale(locale: string): MessageTexts | undefined {
  const known = read.get(locale);
  const name = listDocuments().get(locale);
  if (known || name === undefined) return known;
  const texts = readTexts(JSON.parse(readFileSync(`${FOLDER}${name}`, 'utf8')));
  read.set(locale, texts);
  return texts;
}

function listDocuments(): ReadonlyMap<string, string> {
  documents ??= new Map(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith(DOCUMENT_END))
      .map((name) => [name.slice(0, -DOCUMENT_END.length), name]),
  );
  return documents;
}

function readTexts(document: unknown): MessageTexts {
  const { texts = {} }: { readonly texts?: Readonly<Record<string, { readonly text: string }>> } = Object(document);
  return new Map(Object.entries(texts).map(([id, { text }]) => [id, text]));
}
