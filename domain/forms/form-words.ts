import type { FormDescription, FormMessage, FormWords } from '#schemas/forms/form.ts';
import { FORM_WORDS } from './form-messages.ts';

/** All that a form can say, in the usual words or in those of its page. */
export function wordsOfForm({ fields, refusals = {} }: FormDescription, own: FormWords = {}): FormWords {
  const messages: FormMessage[] = ['required', 'too-short', 'too-long', 'invalid'];
  for (const { rules = [], messages: said = {}, matches } of fields) {
    messages.push(...rules, ...Object.values(said), ...(matches === undefined ? [] : ['mismatch' as const]));
  }
  for (const { message } of Object.values(refusals)) if (message) messages.push(message);
  return Object.fromEntries([...new Set(messages)].map((message) => [message, own[message] ?? FORM_WORDS[message]]));
}
