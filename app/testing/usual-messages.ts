import { createMessageAccessor, type MessageCatalogueReference } from '#engine/messages/message-accessor.ts';
import type { MessageSource } from '#engine/messages/message-source.ts';
import { shopMessages } from '../messages.ts';

/** Messages with their usual texts. */
export const usualMessages: MessageSource = {
  find(id) {
    const message = shopMessages.compiled(id);
    return message === undefined ? undefined : { message, locale: 'en-AU' };
  },
};

/** Functions of a catalogue with its usual texts, to find elements by them. */
export function getUsualMessages<Messages>(reference: MessageCatalogueReference<Messages>): Messages {
  return createMessageAccessor(reference, usualMessages, { currency: 'AUD', timeZone: 'Australia/Sydney' });
}
