import { readWithdrawalWay } from '#domain/wallet/withdrawal-ways.ts';
import { ApiError, isRecord } from '#engine/api/api-error.ts';
import type { FormSubmits } from '../form-flows.ts';
import { refreshVisitor } from '../refresh-visitor.ts';
import type { FlowContext } from './flow-context.ts';

/** What customers save to pay with and to be paid to, and what they are paid. Only domestic accounts can be debited. */
export function fundSubmits({ commerce: { funds }, page }: Pick<FlowContext, 'commerce' | 'page'>) {
  return {
    'bank-account': async ({ bankCode, accountNumber, accountName }, options) => {
      const fund = await funds.addBankAccount({ code: bankCode, accountNumber, accountName, type: 'bsb' }, options);
      await page.refresh();
      return fund;
    },
    'overseas-account': async ({ bankCode, accountNumber, accountName }, options) => {
      const fund = await funds.addBankAccount({ code: bankCode, accountNumber, accountName, type: 'swift' }, options);
      await page.refresh();
      return fund;
    },
    async withdrawal({ amount, way }, options) {
      const chosen = readWithdrawalWay(way);
      if (!chosen) throw new ApiError('This account is not known.', { status: 422, code: 'account_required' });
      const { methodCode, fundId, bankType } = chosen;
      const withdrawID = await funds
        .withdraw(
          page.customerId() ?? '',
          {
            amount,
            withdrawalMethodCode: methodCode,
            customerFundId: fundId,
            ...(bankType === null ? {} : { bankType }),
          },
          options,
        )
        .catch((error: unknown) => {
          throw ofMethod(error, methodCode);
        });
      // What the wallet holds now is shown everywhere (specification: States and transitions, "Withdrawal").
      await refreshVisitor();
      page.navigate(page.href('my-account.withdraw.details', { withdrawID }));
      return withdrawID;
    },
  } satisfies Partial<FormSubmits>;
}

/** A withdrawal's failure carries the code of its method (specification: States and transitions, "Withdrawal"). */
function ofMethod(error: unknown, withdrawalMethodCode: string): unknown {
  if (!(error instanceof ApiError)) return error;
  const { message, status, code, errors, answered, callId, retryAfter } = error;
  const result = { ...(isRecord(error.result) ? error.result : {}), withdrawalMethodCode };
  const parts = { status, code, errors, result, answered, retryAfter, ...(callId === null ? {} : { callId }) };
  return new ApiError(message, parts, { cause: error });
}
