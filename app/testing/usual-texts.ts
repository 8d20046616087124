import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';
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
