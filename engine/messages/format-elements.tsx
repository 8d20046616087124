import { Fragment, type ReactNode } from 'react';
import { type FormatTag, formatMessage, formatRichMessage } from '#domain/messages/format-message.ts';
import type { FormatMessageWithValues } from './message-accessor.ts';

/** Formats as text, or as elements where a value is a function, which makes the element of a tag. */
export const formatTextOrElements: FormatMessageWithValues = (message, values, format) => {
  const tags: Record<string, FormatTag<ReactNode>> = {};
  for (const [name, value] of Object.entries(values))
    if (isTag(value)) tags[name] = (content, index) => <Fragment key={index}>{value(<>{content}</>)}</Fragment>;
  if (Object.keys(tags).length === 0) return formatMessage(message, values, format);
  return <>{formatRichMessage(message, values, tags, format)}</>;
};

function isTag(value: unknown): value is (content: ReactNode) => ReactNode {
  return typeof value === 'function';
}
