import type { CompiledMessage } from '#domain/messages/compiled-message.ts';
import type { MessageFormat } from '#domain/messages/format-message.ts';
import type { MessageSource } from './message-source.ts';

/** Values and tags by the names of placeholders. */
export type AccessorValues = Readonly<Record<string, unknown>>;

/** Formats a message with values. Catalogues without placeholders have none, so that pages don't load it. */
export type FormatMessageWithValues = (
  message: CompiledMessage,
  values: AccessorValues,
  format: MessageFormat,
) => unknown;

/** A catalogue, with the generated type of its functions. */
export interface MessageCatalogueReference<Messages> {
  readonly catalogue: string;
  readonly format?: FormatMessageWithValues;
  /** Never set: it carries the type. */
  readonly messages?: Messages;
}

/** Currency and time zone of a site. */
export type SiteMessageFormat = Omit<MessageFormat, 'locale'>;

/** Cached, because every new string is hashed for its lookup, and pages have hundreds of messages. */
const idsByCatalogue = new Map<string, Record<string, string>>();

/**
 * Functions of a catalogue by the names of its messages. A missing message returns its id, which a page can show.
 */
export function createMessageAccessor<Messages>(
  { catalogue, format }: MessageCatalogueReference<Messages>,
  source: MessageSource,
  site: SiteMessageFormat,
): Messages {
  const ids = idsByCatalogue.get(catalogue) ?? {};
  idsByCatalogue.set(catalogue, ids);
  return new Proxy(Object.create(null), {
    get(_, name) {
      const id = (ids[String(name)] ??= `${catalogue}.${String(name)}`);
      return (values: AccessorValues = {}) => {
        const found = source.find(id);
        if (!found) return id;
        const { message, locale } = found;
        return format && typeof message !== 'string' ? format(message, values, { ...site, locale }) : message;
      };
    },
  });
}
