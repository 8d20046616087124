/**
 * A declared placeholder by the type of its value:
 *
 * - `text`: a string, which may come from a user.
 * - `number`: a number; the only type that plurals take.
 * - `money`: whole minor units in the currency of the site, or `{minor, currency}`.
 * - `date`, `time`, `moment`: epoch milliseconds, of which the day, the time of day or both may be shown.
 * - `list`: strings, joined by 'and' unless `join` is 'or'.
 * - `choice`: one of `choices`, for `select`.
 * - `tag`: no value; part of the text that becomes an element, such as `<link>…</link>`.
 */
export type Placeholder = (
  | { readonly type: 'text' | 'number' | 'money' | 'date' | 'time' | 'moment' | 'tag' }
  | { readonly type: 'list'; readonly join?: 'and' | 'or' | undefined }
  | { readonly type: 'choice'; readonly choices: readonly string[] }
) & {
  /** A text may leave it out. */
  readonly optional?: boolean | undefined;
};

export type PlaceholderType = Placeholder['type'];

/** Declared placeholders of a message by name. */
export type Placeholders = Readonly<Record<string, Placeholder>>;

const NAME = /^[a-z][a-zA-Z0-9]{0,39}$/;

/** True for names such as `ticketCount` that no object has by itself, as it has `constructor`. */
export function isPlaceholderName(name: string): boolean {
  return NAME.test(name) && !(name in {});
}
