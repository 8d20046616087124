import type { FormSubmits } from '../form-flows.ts';
import type { FlowContext } from './flow-context.ts';

/** What customers save to pay with and to be paid to. Only domestic accounts can be debited. */
export function fundSubmits({ commerce: { funds } }: Pick<FlowContext, 'commerce'>) {
  return {
    'bank-account': ({ bankCode, accountNumber, accountName }, options) =>
      funds.addBankAccount({ code: bankCode, accountNumber, accountName, type: 'bsb' }, options),
  } satisfies Partial<FormSubmits>;
}
