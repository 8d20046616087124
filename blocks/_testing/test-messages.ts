import { createMessageAccessor, type MessageCatalogueReference } from '#engine/messages/message-accessor.ts';
import { createMessageRegistry } from '#engine/messages/message-registry.ts';
import type { MessageSource } from '#engine/messages/message-source.ts';
import { messageCatalogues } from '../message-catalogues.gen.ts';

const registry = createMessageRegistry(messageCatalogues);

/** The usual texts of all messages, in Australian English. */
export const testMessages: MessageSource = {
  find(id) {
    const message = registry.compiled(id);
    return message === undefined ? undefined : { message, locale: 'en-AU' };
  },
};

/** Functions of a catalogue with its usual texts, for expected texts in tests. */
export function getTestMessages<Messages>(reference: MessageCatalogueReference<Messages>): Messages {
  return createMessageAccessor(reference, testMessages, { currency: 'AUD', timeZone: 'Australia/Sydney' });
}
