import { loadLastWithdrawal } from '#commerce/wallet/last-withdrawal.ts';
import { formatCurrencyAmount } from '#domain/money.ts';
import { parseWithdrawalDestination } from '#domain/wallet/withdrawal-ways.ts';
import { ApiError, createRefusalApiError, isNonArrayObject } from '#engine/api/api-error.ts';
import type { FormSubmitHandlers } from '../form-flows.ts';
import { refreshVisitorSummary } from '../refresh-visitor.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';
import { withdrawalRefusalsMessages } from './withdrawal-refusals.messages.gen.ts';

/** Forms for bank accounts and withdrawals. Only domestic accounts can be debited. */
export function createFundFormSubmitHandlers({ commerce, page }: Pick<FlowLoaderDependencies, 'page' | 'commerce'>) {
  const { funds } = commerce;
  const assertNoOther = otherWithdrawals({ commerce, page });
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
    async withdrawal({ amount, way }, options, { latest = '', next }) {
      const chosen = parseWithdrawalDestination(way);
      const messages = page.messages(withdrawalRefusalsMessages);
      if (!chosen) throw createRefusalApiError(422, 'account_required', messages.accountRequired());
      await assertNoOther(latest, options);
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
      // Shows the new wallet balance everywhere (specification: States and transitions, "Withdrawal").
      await refreshVisitorSummary(page);
      const details = page.href('my-account.withdraw.details', { withdrawID });
      page.navigate(next === undefined ? details : `${details}?${new URLSearchParams({ next })}`);
      return withdrawID;
    },
  } satisfies Partial<FormSubmitHandlers>;
}

type Sent = Parameters<Extract<FormSubmitHandlers['withdrawal'], object>>[1];

/**
 * Refuses a withdrawal once if the customer has made another one that the page does not know: in another tab, on another
 * device, or here with a lost response. A retry with the same key takes effect only once anyway.
 */
function otherWithdrawals({ commerce: { transactions }, page }: Pick<FlowLoaderDependencies, 'commerce' | 'page'>) {
  const reportedIds = new Set<string>();
  let sent: string | null = null;
  return async (known: string, { signal, idempotencyKey }: Sent): Promise<void> => {
    const isRepeated = sent === idempotencyKey;
    sent = idempotencyKey;
    // A failed check does not block the withdrawal.
    const latest = isRepeated ? null : await loadLastWithdrawal({ transactions }, { signal }).catch(() => null);
    if (latest === null || latest.withdrawalId === known || reportedIds.has(latest.withdrawalId)) return;
    reportedIds.add(latest.withdrawalId);
    const { locale } = page.site();
    const amount = formatCurrencyAmount(latest.amount, { currency: latest.currency, locale });
    throw createRefusalApiError(
      422,
      'withdrawn_elsewhere',
      page.messages(withdrawalRefusalsMessages).withdrawnElsewhere({ amount }),
    );
  };
}

/** A withdrawal's failure carries the code of its method (specification: States and transitions, "Withdrawal"). */
function ofMethod(error: unknown, withdrawalMethodCode: string): unknown {
  if (!(error instanceof ApiError)) return error;
  const { message, status, code, errors, answered, callId, retryAfter } = error;
  const result = { ...(isNonArrayObject(error.result) ? error.result : {}), withdrawalMethodCode };
  const parts = { status, code, errors, result, answered, retryAfter, ...(callId === null ? {} : { callId }) };
  return new ApiError(message, parts, { cause: error });
}
