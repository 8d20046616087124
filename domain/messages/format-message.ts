import { formatAmountWithoutZeroCents, formatCurrencyAmount, type MinorUnits, type MoneyFormat } from '../money.ts';
import { formatGroupedNumber, formatPercentage } from '../number-format.ts';
import {
  type ChoicePart,
  type CompiledMessage,
  DATE,
  MONEY,
  MONEY_WITHOUT_ZERO_CENTS,
  NUMBER,
  OR_LIST,
  ORDINAL,
  PERCENT,
  PLURAL,
  SELECT,
  TAG,
  TEXT,
  type ValuePart,
} from './compiled-message.ts';
import { DATE_STYLES } from './date-styles.ts';
import { getTextDirection } from './text-direction.ts';

/** An amount in a currency other than the site's. */
export interface MoneyValue {
  readonly minor: MinorUnits;
  /** ISO 4217 code. */
  readonly currency: string;
}

export type MessageValue = string | number | boolean | MoneyValue | readonly string[];

/** Values by the names of placeholders. Others than {@link MessageValue} leave the placeholder. */
export type MessageValues = Readonly<Record<string, unknown>>;

/** Locale of the message, currency of amounts without one, and time zone of the site. */
export interface MessageFormat extends MoneyFormat {
  readonly timeZone: string;
}

/** Makes an element from the content of a tag; `index` is its place among the pieces around it. */
export type FormatTag<Element> = (content: readonly (string | Element)[], index: number) => Element;

/**
 * Formats a compiled message as text; of a tag only the content is left. Where a value is
 * missing or can't be formatted, the placeholder is left, such as '{count}'.
 */
export function formatMessage(message: CompiledMessage, values: MessageValues, format: MessageFormat): string {
  if (typeof message === 'string') return message;
  let text = '';
  for (const part of message) {
    if (typeof part === 'string') text += part;
    else text += formatMessage(part[0] === TAG ? part[2] : fillPart(part, values[part[1]], format), values, format);
  }
  return text;
}

/** Formats a compiled message as strings and results of its tag functions; adjacent strings are joined. */
export function formatRichMessage<Element>(
  message: CompiledMessage,
  values: MessageValues,
  tags: Readonly<Record<string, FormatTag<Element>>>,
  format: MessageFormat,
): (string | Element)[] {
  const pieces: (string | Element)[] = [];
  const add = (piece: string | Element) => {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else if (piece !== '') pieces.push(piece);
  };
  const addAll = (content: CompiledMessage) => {
    if (typeof content === 'string') return add(content);
    for (const part of content) {
      if (typeof part === 'string') add(part);
      else if (part[0] === TAG) {
        const formatTag = tags[part[1]];
        if (formatTag) add(formatTag(formatRichMessage(part[2], values, tags, format), pieces.length));
        else addAll(part[2]);
      } else addAll(fillPart(part, values[part[1]], format));
    }
  };
  addAll(message);
  return pieces;
}

/** The chosen message, or the formatted value. */
function fillPart(part: ChoicePart | ValuePart, value: unknown, format: MessageFormat): CompiledMessage {
  return part[0] === PLURAL || part[0] === ORDINAL || part[0] === SELECT
    ? chooseOption(part, value, format.locale)
    : formatValue(part, value, format);
}

function chooseOption(part: ChoicePart, value: unknown, locale: string): CompiledMessage {
  const [kind, , options, offset = 0] = part;
  const exact = kind === SELECT ? `${value}` : `=${value}`;
  if (Object.hasOwn(options, exact)) return options[exact] ?? '';
  const category = kind === SELECT ? OTHER : findPluralCategory(locale, kind === ORDINAL, Number(value) - offset);
  return options[category] ?? options[OTHER] ?? '';
}

const OTHER = 'other';

function formatValue(part: ValuePart, value: unknown, format: MessageFormat): string {
  try {
    if (isMessageValue(value)) return formatGivenValue(part, value, format);
  } catch {
    // Not a number, not a date, or not a currency: a visible placeholder is better than a page that fails.
  }
  return `{${part[1]}}`;
}

function isMessageValue(value: unknown): value is MessageValue {
  return value !== undefined && value !== null && typeof value !== 'function';
}

function formatGivenValue(part: ValuePart, value: MessageValue, format: MessageFormat): string {
  const { locale } = format;
  switch (part[0]) {
    case TEXT:
      return isolateText(`${value}`, locale);
    case NUMBER:
      return formatGroupedNumber(readNumber(value) - (part[2] ?? 0), locale);
    case PERCENT:
      return formatPercentage(readNumber(value), locale, part[2]);
    case DATE:
      return DATE_STYLES[part[2]](locale, format.timeZone).format(readNumber(value));
    case MONEY:
    case MONEY_WITHOUT_ZERO_CENTS:
      return formatMoney(value, format, part[0] === MONEY);
    default:
      return formatList(value, locale, part[0] === OR_LIST);
  }
}

function readNumber(value: MessageValue): number {
  const number = Number(value);
  if (Number.isNaN(number)) throw new RangeError(`'${value}' is no number`);
  return number;
}

function formatMoney(value: MessageValue, format: MessageFormat, hasZeroCents: boolean): string {
  const isMoney = typeof value === 'object' && 'minor' in value;
  const minor = isMoney ? value.minor : readNumber(value);
  const money = { locale: format.locale, currency: isMoney ? value.currency : format.currency };
  return hasZeroCents ? formatCurrencyAmount(minor, money) : formatAmountWithoutZeroCents(minor, money);
}

function formatList(value: MessageValue, locale: string, isAlternative: boolean): string {
  const items = typeof value === 'object' && !('minor' in value) ? value : [`${value}`];
  return getListFormat(locale, isAlternative).format(items.map((item) => isolateText(item, locale)));
}

const RIGHT_TO_LEFT_LETTER = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Hebrew and the letters after it: a text without any needs no look at its letters. */
const LATER_LETTER = /[\u0590-\uffff]/;
const DIRECTION_CONTROL = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Keeps the direction of a value from reordering the text around it, by U+2068 and U+2069. A value without right-to-left
 * letters stays as it is in a left-to-right text. Controls in the value, which could end the isolation, are removed.
 */
function isolateText(value: string, locale: string): string {
  const isRightToLeft = getTextDirection(locale) === 'rtl';
  if (!isRightToLeft && !LATER_LETTER.test(value)) return value;
  const text = value.replace(DIRECTION_CONTROL, '');
  const needsIsolation = isRightToLeft || RIGHT_TO_LEFT_LETTER.test(text);
  return text && needsIsolation ? `\u2068${text}\u2069` : text;
}

const listFormats = new Map<string, Intl.ListFormat>();

function getListFormat(locale: string, isAlternative: boolean): Intl.ListFormat {
  const key = `${locale} ${isAlternative}`;
  let made = listFormats.get(key);
  if (!made) {
    // For Welsh, Intl writes "a(c)", since the next word decides between "a" and "ac". Its narrow lists have commas alone.
    const style = /^cy\b/.test(locale) ? 'narrow' : 'long';
    made = new Intl.ListFormat(locale, { type: isAlternative ? 'disjunction' : 'conjunction', style });
    listFormats.set(key, made);
  }
  return made;
}

const pluralRules = new Map<string, Intl.PluralRules>();
const pluralCategories = new Map<string, Intl.LDMLPluralRule>();

/** Cached for counts of up to 99, because pages have hundreds of them and `Intl` takes a microsecond for each. */
function findPluralCategory(locale: string, isOrdinal: boolean, count: number): Intl.LDMLPluralRule {
  const key = `${locale} ${isOrdinal} ${count}`;
  let category = pluralCategories.get(key);
  if (!category) {
    category = getPluralRules(locale, isOrdinal).select(count);
    if (Number.isInteger(count) && count >= 0 && count < 100) pluralCategories.set(key, category);
  }
  return category;
}

function getPluralRules(locale: string, isOrdinal: boolean): Intl.PluralRules {
  const key = `${locale} ${isOrdinal}`;
  let made = pluralRules.get(key);
  if (!made) {
    made = new Intl.PluralRules(locale, { type: isOrdinal ? 'ordinal' : 'cardinal' });
    pluralRules.set(key, made);
  }
  return made;
}
