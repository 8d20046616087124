import type { CompiledMessage, MessagePart } from '#domain/messages/compiled-message.ts';
import { TAG } from '#domain/messages/compiled-message.ts';
import { matchMessage } from '#domain/messages/match-message.ts';
import type { LocalizedMessage } from '../messages/message-source.ts';

/** Texts of a page in other languages than its own. */
export interface ShownFallbacks {
  /** Languages by text. */
  readonly texts: Iterable<readonly [text: string, language: string]>;
  readonly messages: Iterable<LocalizedMessage>;
  /** Messages in the language of the page, with which another text may be the same. */
  readonly translated: ReadonlySet<CompiledMessage>;
}

/** Language of a shown text; undefined for that of the page. */
export type FindTextLanguage = (text: string) => string | undefined;

const LETTER = /\p{L}/u;

/** A message with values and fewer letters of its own can't be recognised. */
const FEWEST_LETTERS = 4;

/** Finds plain texts whole, and messages by the text around their values and between their tags. */
export function createTextLanguageFinder({ texts, messages, translated }: ShownFallbacks): FindTextLanguage {
  const exact = new Map<string, string>();
  const patterns: LocalizedMessage[] = [];
  for (const [text, language] of texts) exact.set(joinSpaces(text), language);
  for (const { message, locale } of messages) {
    for (const piece of splitAtTags(message)) {
      if (typeof piece !== 'string') patterns.push({ message: piece, locale });
      else if (LETTER.test(piece) && !translated.has(piece)) exact.set(joinSpaces(piece), locale);
    }
  }
  return (shown) => {
    const text = joinSpaces(shown);
    return exact.get(text) ?? patterns.find(({ message }) => matchMessage(message, text) >= FEWEST_LETTERS)?.locale;
  };
}

function joinSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The parts of a message that are shown as one text, because tags become elements. */
function splitAtTags(message: CompiledMessage): readonly CompiledMessage[] {
  if (typeof message === 'string') return [message];
  const pieces: CompiledMessage[] = [];
  let run: MessagePart[] = [];
  const endRun = () => {
    const [first] = run;
    if (first !== undefined) pieces.push(run.length === 1 && typeof first === 'string' ? first : run);
    run = [];
  };
  for (const part of message) {
    if (typeof part === 'string' || part[0] !== TAG) run.push(part);
    else {
      endRun();
      pieces.push(...splitAtTags(part[2]));
    }
  }
  endRun();
  return pieces;
}
