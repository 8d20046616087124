import type { FormMessageKey } from '#schemas/forms/form.ts';
import catalogue from '#schemas/forms/form-messages.messages.json' with { type: 'json' };
import { compileMessage } from '../messages/compile-message.ts';
import { formatMessage, type MessageValues } from '../messages/format-message.ts';
import type { Placeholders } from '../messages/placeholder.ts';
import type { MoneyFormat } from '../money.ts';
import type { FormProblem } from './form-problem.ts';

interface Definition {
  readonly text: string;
  readonly placeholders?: Placeholders;
}

const definitions: Readonly<Record<FormMessageKey, Definition>> = Object(catalogue);

/** The usual text of a form message, in English. Browsers use the texts of their site instead, which are compiled. */
export function formatUsualFormMessage(
  message: FormMessageKey,
  values: MessageValues = {},
  money: MoneyFormat = { locale: 'en-AU', currency: 'AUD' },
): string {
  const { text, placeholders = {} } = definitions[message];
  const { compiled } = compileMessage({ text, placeholders, locale: 'en' });
  if (compiled === null) throw new Error(`the text of the form message '${message}' has faults`);
  return formatMessage(compiled, values, { ...money, timeZone: 'UTC' });
}

/** The usual text of a problem with its values, in English. */
export function formatUsualFormProblem(problem: FormProblem, money: MoneyFormat): string {
  return 'text' in problem ? problem.text : formatUsualFormMessage(problem.message, { ...problem.values }, money);
}
