import type { FormProblem } from '#domain/forms/form-problem.ts';
import type { MessageValues } from '#domain/messages/format-message.ts';
import type { FormMessageKey } from '#schemas/forms/form.ts';
import catalogue from '#schemas/forms/form-messages.messages.json' with { type: 'json' };
import { createSandboxMessages } from './sandbox-messages.ts';

type FormMessages = Readonly<Record<FormMessageKey, (values: MessageValues) => string>>;

const messages = createSandboxMessages<FormMessages>('form-messages', catalogue);

/** An error of the forms of the shop, in the locale of the current call. */
export function formatFormMessage(message: FormMessageKey, values: MessageValues = {}): string {
  return messages[message](values);
}

export function formatFormProblem(problem: FormProblem): string {
  return 'text' in problem ? problem.text : formatFormMessage(problem.message, { ...problem.values });
}
