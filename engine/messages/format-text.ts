import { formatMessage, type MessageValue } from '#domain/messages/format-message.ts';
import type { FormatMessageWithValues } from './message-accessor.ts';

/** Formats as text, for catalogues without tags: code without elements needs no React for it. */
export const formatText: FormatMessageWithValues = (message, values, format) =>
  formatMessage(message, selectMessageValues(values), format);

/** Values that a message can format. */
export function selectMessageValues(values: Readonly<Record<string, unknown>>): Record<string, MessageValue> {
  const selected: Record<string, MessageValue> = {};
  for (const [name, value] of Object.entries(values)) if (isMessageValue(value)) selected[name] = value;
  return selected;
}

function isMessageValue(value: unknown): value is MessageValue {
  return value !== undefined && value !== null && typeof value !== 'function';
}
