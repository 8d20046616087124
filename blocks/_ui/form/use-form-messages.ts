import { useMemo } from 'react';
import { createMessageAccessor } from '#engine/messages/message-accessor.ts';
import { useBlockContext } from '#engine/render/block-context.tsx';
import { type FormMessagesMessages, formMessagesMessages } from './form-messages.messages.gen.ts';
import type { PageFormDefinition } from './page-form.ts';

/** The error messages of a form, some of them in the words of its page. */
export function useFormMessages({ messages: own }: Pick<PageFormDefinition, 'messages'>): FormMessagesMessages {
  const { messages, site } = useBlockContext();
  const { currency, timeZone } = site;
  return useMemo(() => {
    const find = (id: string) => own[id] ?? messages.find(id);
    return createMessageAccessor(formMessagesMessages, { find }, { currency, timeZone });
  }, [own, messages, currency, timeZone]);
}
