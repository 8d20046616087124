import {
  type CompiledMessage,
  type MessageOptions,
  type MessagePart,
  MONEY,
  MONEY_WITHOUT_ZERO_CENTS,
  NUMBER,
  ORDINAL,
  PERCENT,
  PLURAL,
  SELECT,
  TAG,
} from './compiled-message.ts';

/** Places in a text, each with the most characters of the message's own words before it. */
type Reached = ReadonlyMap<number, number>;

/**
 * Number of characters of a shown text that are words of a message, when the whole text can be made from it by some
 * values; 0 for none. Work grows with the length of both, whatever the values.
 */
export function matchMessage(message: CompiledMessage, shown: string): number {
  const text = joinSpaces(shown).trim();
  const ends = advance(message, text, new Map([[0, 0]]));
  return ends.get(text.length) ?? 0;
}

/** Line breaks and spaces that don't break look like one space on the page. */
function joinSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function advance(message: CompiledMessage, text: string, from: Reached): Reached {
  if (typeof message === 'string') return advanceByWords(message, text, from);
  return message.reduce<Reached>((reached, part) => advanceByPart(part, text, reached), from);
}

function advanceByPart(part: MessagePart, text: string, from: Reached): Reached {
  if (typeof part === 'string') return advanceByWords(part, text, from);
  switch (part[0]) {
    case PLURAL:
    case ORDINAL:
    case SELECT:
      return advanceByOptions(part[2], text, from);
    case TAG:
      return advance(part[2], text, from);
    case NUMBER:
    case PERCENT:
    case MONEY:
    case MONEY_WITHOUT_ZERO_CENTS:
      return advanceByValue(text, from, true);
    default:
      return advanceByValue(text, from, false);
  }
}

function advanceByWords(words: string, text: string, from: Reached): Reached {
  const own = joinSpaces(words);
  const letters = own.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const reached = new Map<number, number>();
  for (const [start, count] of from) if (text.startsWith(own, start)) reached.set(start + own.length, count + letters);
  return reached;
}

function advanceByOptions(options: MessageOptions, text: string, from: Reached): Reached {
  const reached = new Map<number, number>();
  for (const option of Object.values(options))
    for (const [end, count] of advance(option, text, from)) reached.set(end, Math.max(count, reached.get(end) ?? 0));
  return reached;
}

/** A value may be any text, also none; that of a number has a digit. */
function advanceByValue(text: string, from: Reached, hasDigit: boolean): Reached {
  const reached = new Map<number, number>();
  let begun: number | null = null;
  let ended: number | null = null;
  for (let place = 0; place <= text.length; place += 1) {
    const count = from.get(place);
    if (hasDigit && place > 0 && /\p{N}/u.test(text.charAt(place - 1))) ended = begun;
    if (count !== undefined) begun = Math.max(begun ?? 0, count);
    const most = hasDigit ? ended : begun;
    if (most !== null) reached.set(place, most);
  }
  return reached;
}
