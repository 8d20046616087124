import type { FormProblem } from '#domain/forms/form-problem.ts';
import type { FormMessagesMessages } from './form-messages.messages.gen.ts';

/** Formats a problem as text. `fieldName` is the name of the field whose value must be repeated. */
export function formatFormProblem(problem: FormProblem, messages: FormMessagesMessages, fieldName = ''): string {
  if ('text' in problem) return problem.text;
  const { amount = 0, length = 0, example = '' } = problem.values ?? {};
  return messages[problem.message]({ amount, length, example, fieldName });
}
