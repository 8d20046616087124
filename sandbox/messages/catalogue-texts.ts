import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listLocaleChain } from '#domain/messages/locale-chain.ts';
import { getMessageFormat } from './message-context.ts';

/** Texts of the catalogues by their usual text. */
type CatalogueTexts = ReadonlyMap<string, string>;

const FOLDER = fileURLToPath(new URL('catalogue-texts/', import.meta.url));

/** Fields of answers that have texts of the catalogues, such as names of prizes and ways to play. */
const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'game_offer_name',
  'licence',
  'match',
  'name',
  'opening_hours',
  'prize_title',
  'summary',
  'title',
]);

const textsByLocale = new Map<string, CatalogueTexts | null>();

/** A text of a catalogue in the locale of the current call; the usual text without a translation. */
export function translateCatalogueText(text: string): string {
  return findTexts(getMessageFormat().locale)?.get(text) ?? text;
}

/** An answer with the texts of the catalogues in the locale of the current call. */
export function translateCatalogueTexts(answer: unknown): unknown {
  const texts = findTexts(getMessageFormat().locale);
  return texts ? translateFields(answer, texts) : answer;
}

function translateFields(value: unknown, texts: CatalogueTexts): unknown {
  if (Array.isArray(value)) return value.map((item) => translateFields(item, texts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      typeof inner === 'string' && TEXT_FIELDS.has(field) ? (texts.get(inner) ?? inner) : translateFields(inner, texts),
    ]),
  );
}

/** Texts of the document of the nearest locale that has one. */
function findTexts(locale: string): CatalogueTexts | null {
  const known = textsByLocale.get(locale);
  if (known !== undefined) return known;
  const texts = listLocaleChain(locale).reduce<CatalogueTexts | null>((found, tag) => found ?? readTexts(tag), null);
  textsByLocale.set(locale, texts);
  return texts;
}

function readTexts(tag: string): CatalogueTexts | null {
  const file = `${FOLDER}${tag}.json`;
  if (!existsSync(file)) return null;
  const document: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(Object.entries(document));
}
