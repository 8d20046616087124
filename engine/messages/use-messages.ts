import { useMemo } from 'react';
import { useBlockContext } from '../render/block-context.tsx';
import { createMessageAccessor, type MessageCatalogueReference } from './message-accessor.ts';

/** Functions of a catalogue's messages in the language of the page, such as `messages.itemsLeft({ count: 3 })`. */
export function useMessages<Messages>(reference: MessageCatalogueReference<Messages>): Messages {
  const { messages, site } = useBlockContext();
  const { currency, timeZone } = site;
  return useMemo(
    () => createMessageAccessor(reference, messages, { currency, timeZone }),
    [reference, messages, currency, timeZone],
  );
}
