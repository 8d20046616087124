import type { FormProblem } from '#domain/forms/form-problem.ts';
import { USUAL_MINIMUM_AGE } from '#domain/forms/minimum-age.ts';
import type { FormMessagesMessages } from './form-messages.messages.gen.ts';

/**
 * Formats a problem as text. `fieldName` is the name of the field whose value must be repeated, and `minimumAge` that of
 * the site.
 */
export function formatFormProblem(
  problem: FormProblem,
  messages: FormMessagesMessages,
  fieldName = '',
  minimumAge = USUAL_MINIMUM_AGE,
): string {
  if ('text' in problem) return problem.text;
  const { amount = 0, length = 0, example = '', age = minimumAge } = problem.values ?? {};
  return messages[problem.message]({ amount, length, example, fieldName, age });
}
