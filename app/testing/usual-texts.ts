import { formatMessage } from '#domain/messages/format-message.ts';
import type { FormatMessageWithValues, MessageCatalogueReference } from '#engine/messages/message-accessor.ts';
import { getUsualMessages } from './usual-messages.ts';

type ValuesWithoutTags<Values> = {
  readonly [Name in keyof Values as Values[Name] extends (content: never) => unknown ? never : Name]: Values[Name];
};

type FormatText<Values> = keyof ValuesWithoutTags<Values> extends never
  ? () => string
  : (values: ValuesWithoutTags<Values>) => string;

/** Functions of a catalogue that return text. Tags need no function: their content is part of the text. */
export type UsualTexts<Messages> = {
  readonly [Name in keyof Messages]: Messages[Name] extends () => unknown
    ? () => string
    : Messages[Name] extends (values: infer Values) => unknown
      ? FormatText<Values>
      : never;
};

/** The usual texts of a catalogue, to find elements by them. */
export function getUsualTexts<Messages>({
  catalogue,
  format,
}: MessageCatalogueReference<Messages>): UsualTexts<Messages> {
  const reference: MessageCatalogueReference<UsualTexts<Messages>> =
    format === undefined ? { catalogue } : { catalogue, format };
  return getUsualMessages(reference);
}

/** Functions of those messages of a catalogue that have values. */
export type UsualTextPatterns<Messages> = {
  readonly [Name in keyof Messages as Messages[Name] extends () => unknown ? never : Name]: Messages[Name] extends (
    values: infer Values,
  ) => unknown
    ? (values?: Partial<ValuesWithoutTags<Values>>) => RegExp
    : never;
};

/** Patterns of how a catalogue's usual texts begin: a value that is not given may be anything. */
export function getUsualTextPatterns<Messages>({
  catalogue,
}: MessageCatalogueReference<Messages>): UsualTextPatterns<Messages> {
  const reference: MessageCatalogueReference<UsualTextPatterns<Messages>> = { catalogue, format: formatPattern };
  return getUsualMessages(reference);
}

/** Formatting leaves the name of a missing value in braces. */
const formatPattern: FormatMessageWithValues = (message, values, format) => {
  const parts = formatMessage(message, values, format).split(/\{\w+\}/);
  return new RegExp(`^${parts.map(escapePattern).join('.+')}`);
};

/** Browsers name elements with a space before content that is visually hidden. */
function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(',', ' ?,');
}
