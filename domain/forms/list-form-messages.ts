import type { FormDescription, FormMessageKey, FormMessageTexts } from '#schemas/forms/form.ts';
import { DEFAULT_FORM_MESSAGES } from './form-messages.ts';

/** All messages that a form can show, with overrides of its page. */
export function collectPossibleFormMessages(
  { fields, refusals = {} }: FormDescription,
  own: FormMessageTexts = {},
): FormMessageTexts {
  const messages: FormMessageKey[] = ['required', 'too-short', 'too-long', 'invalid'];
  for (const { rules = [], messages: said = {}, matches } of fields) {
    messages.push(...rules, ...Object.values(said), ...(matches === undefined ? [] : ['mismatch' as const]));
  }
  for (const { message } of Object.values(refusals)) if (message) messages.push(message);
  return Object.fromEntries(
    [...new Set(messages)].map((message) => [message, own[message] ?? DEFAULT_FORM_MESSAGES[message]]),
  );
}
