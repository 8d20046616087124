import type { CompiledMessage } from '#domain/messages/compiled-message.ts';

/** A message with the locale of its text, which differs from the page's where a translation is missing. */
export interface LocalizedMessage {
  readonly message: CompiledMessage;
  readonly locale: string;
}

/** Messages of a page, by id. */
export interface MessageSource {
  find(id: string): LocalizedMessage | undefined;
}

/** The messages that a page's browser code needs. */
export interface MessageFileContent {
  readonly locale: string;
  readonly messages: Readonly<Record<string, CompiledMessage>>;
  /** Locales of the texts in another language, by id; missing without any. */
  readonly locales?: Readonly<Record<string, string>>;
}

/** Messages of several files, of which the first that has a message gives it. */
export function createMessageSource(files: readonly MessageFileContent[]): MessageSource {
  return {
    find(id) {
      for (const { messages, locales, locale } of files) {
        const message = Object.hasOwn(messages, id) ? messages[id] : undefined;
        if (message !== undefined) return { message, locale: locales?.[id] ?? locale };
      }
      return undefined;
    },
  };
}
