import { formatMessage } from '#domain/messages/format-message.ts';
import type { FormatMessageWithValues } from './message-accessor.ts';

/** Formats as text, for catalogues without tags: code without elements needs no React for it. */
export const formatText: FormatMessageWithValues = formatMessage;
