import { compileElements } from './compile-elements.ts';
import type { CompiledMessage } from './compiled-message.ts';
import { describePlaceholder } from './describe-placeholder.ts';
import { findForbiddenCharacters } from './find-forbidden-characters.ts';
import { measureLongestText } from './measure-longest-text.ts';
import type { MessageFault } from './message-fault.ts';
import { parseMessage } from './parse-message.ts';
import { isPlaceholderName, type Placeholders } from './placeholder.ts';
import { isPseudoLocale } from './pseudo-locale.ts';

/** Source of a message: text, placeholders, locale and length. */
export interface MessageDraft {
  /** ICU MessageFormat. */
  readonly text: string;
  readonly placeholders: Placeholders;
  /** The locale that the text is written in. */
  readonly locale: string;
  /** Longest text in characters, values not counted. */
  readonly maxLength?: number | undefined;
}

export type MessageCompilation =
  | { readonly compiled: CompiledMessage; readonly faults: readonly [] }
  | { readonly compiled: null; readonly faults: readonly MessageFault[] };

/** Longest text of any message in UTF-16 units, with its choices. */
export const MAX_MESSAGE_LENGTH = 10_000;

const MAX_FAULTS = 20;

/**
 * Compiles ICU MessageFormat for `format-message.ts`, or finds its faults, at most twenty. Server only.
 *
 * A pseudo-locale has the plural categories of the text that it was made from, and may be longer.
 *
 * @throws RangeError where the locale is not a BCP 47 language tag.
 */
export function compileMessage(draft: MessageDraft): MessageCompilation {
  const { text, placeholders, locale } = draft;
  const early = [
    ...findExcessLength(text, locale),
    ...findForbiddenCharacters(text),
    ...findForbiddenNames(placeholders),
  ];
  if (early.length > 0) return { compiled: null, faults: early };
  const { elements, fault } = parseMessage(text);
  if (elements === null) return { compiled: null, faults: [fault] };
  const { compiled, used, faults } = compileElements(elements, draft);
  const all = [...faults, ...findMissingPlaceholders(placeholders, used), ...findExcessOverMaxLength(compiled, draft)];
  return all.length > 0 ? { compiled: null, faults: all.slice(0, MAX_FAULTS) } : { compiled, faults: [] };
}

function findExcessLength({ length }: string, locale: string): MessageFault[] {
  const limit = isPseudoLocale(locale) ? 2 * MAX_MESSAGE_LENGTH : MAX_MESSAGE_LENGTH;
  if (length <= limit) return [];
  return [
    {
      code: 'too-long',
      offset: limit,
      message: `The text has ${length} characters; at most ${limit} are allowed.`,
      suggestion: 'Make it several messages, or a content entry.',
    },
  ];
}

function findExcessOverMaxLength(compiled: CompiledMessage, { text, locale, maxLength }: MessageDraft): MessageFault[] {
  const length = measureLongestText(compiled);
  if (maxLength === undefined || length <= maxLength || isPseudoLocale(locale)) return [];
  return [
    {
      code: 'too-long',
      offset: Math.min(maxLength, text.length),
      message: `The text has ${length} characters without its placeholders; there is room for ${maxLength}.`,
      suggestion: 'Say it in fewer words.',
    },
  ];
}

function findForbiddenNames(placeholders: Placeholders): MessageFault[] {
  return Object.keys(placeholders)
    .filter((name) => !isPlaceholderName(name))
    .map((name) => ({
      code: 'forbidden-name',
      offset: 0,
      message: `'${name}' can't be the name of a placeholder.`,
      suggestion: 'Name it by letters and digits, beginning with a small letter, such as ticketCount.',
    }));
}

function findMissingPlaceholders(placeholders: Placeholders, used: ReadonlySet<string>): MessageFault[] {
  return Object.entries(placeholders)
    .filter(([name, { optional }]) => !optional && !used.has(name))
    .map(([name, placeholder]) => ({
      code: 'missing-placeholder',
      offset: 0,
      message: `The text leaves out the ${placeholder.type === 'tag' ? 'tag' : 'placeholder'} '${name}'.`,
      suggestion: `Add ${describePlaceholder(name, placeholder)}. Text in single apostrophes is not filled in.`,
    }));
}
