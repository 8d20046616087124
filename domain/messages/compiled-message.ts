import type { DateStyle } from './date-styles.ts';

// Kinds of parts. Browsers keep compiled messages for good, so a number is never given another meaning.
export const TEXT = 0;
export const NUMBER = 1;
export const PERCENT = 2;
export const MONEY = 3;
export const MONEY_WITHOUT_ZERO_CENTS = 4;
export const DATE = 5;
export const LIST = 6;
export const OR_LIST = 7;
export const PLURAL = 8;
export const ORDINAL = 9;
export const SELECT = 10;
export const TAG = 11;

/** A message as JSON, ready to be formatted: a string where nothing is filled in, otherwise its parts in order. */
export type CompiledMessage = string | readonly MessagePart[];

/** Literal text, a value to format, a choice between messages, or a tag with its content. */
export type MessagePart = string | ValuePart | ChoicePart | TagPart;

export type ValuePart =
  | readonly [
      kind: typeof TEXT | typeof MONEY | typeof MONEY_WITHOUT_ZERO_CENTS | typeof LIST | typeof OR_LIST,
      name: string,
    ]
  /** The offset of the plural is subtracted where the part is its `#`. */
  | readonly [kind: typeof NUMBER, name: string, offset?: number]
  | readonly [kind: typeof PERCENT, name: string, decimals?: number]
  | readonly [kind: typeof DATE, name: string, style: DateStyle];

export type ChoicePart =
  | readonly [kind: typeof PLURAL, name: string, options: MessageOptions, offset?: number]
  | readonly [kind: typeof ORDINAL, name: string, options: MessageOptions, offset?: number]
  | readonly [kind: typeof SELECT, name: string, options: MessageOptions];

export type TagPart = readonly [kind: typeof TAG, name: string, content: CompiledMessage];

/** Messages by plural category, exact number (`=0`) or choice; `other` is always there. */
export interface MessageOptions {
  readonly [selector: string]: CompiledMessage;
}
