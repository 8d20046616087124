import type { MoneyValue } from '#domain/messages/format-message.ts';
import { parseMoney } from '#domain/money.ts';
import type { LimitPeriod, Money, PlayBreak, PreCommitment, SpendLimit } from '#schemas/generated/api/types.gen.ts';
import type { FormSubmitHandlers } from '../form-flows.ts';
import { refreshVisitorSummary } from '../refresh-visitor.ts';
import { accountToastsMessages } from './account-toasts.messages.gen.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

const PERIODS = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[];

/** Forms for spend and deposit limits and breaks. Loosening is delayed, as its toast states. */
export function createLimitFormSubmitHandlers({
  commerce: { limits },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>) {
  const messages = () => page.messages(accountToastsMessages);
  async function showToastAndRefresh(
    { pending }: Pick<SpendLimit, 'pending'>,
    now: string,
    later: string,
  ): Promise<void> {
    page.toast({ message: pending ? later : now, level: 'success' });
    await page.refresh();
  }

  return {
    async 'spend-limit'({ limit }, options, { period = '', isSet = '' }): Promise<SpendLimit> {
      const known = PERIODS.find((candidate) => candidate === period) ?? 'week';
      const call = isSet === 'true' ? limits.updateSpendLimit : limits.createSpendLimit;
      const answer = await call(known, limit, options);
      const next = answer.pending?.limit;
      await showToastAndRefresh(
        answer,
        messages().spendLimitUpdated({ amount: toMoneyValue(answer.limit), period: known }),
        next
          ? messages().spendLimitPending({ amount: toMoneyValue(next), period: known })
          : messages().spendLimitEnding({ period: known }),
      );
      return answer;
    },
    async 'precommitment-limit'({ limit }, options): Promise<PreCommitment> {
      const answer = await limits.setPrecommitment(limit, options);
      await showToastAndRefresh(answer, messages().depositLimitUpdated(), messages().depositLimitPending());
      return answer;
    },
    async 'take-break'({ period }, options): Promise<PlayBreak> {
      const answer = await limits.startBreak(period, options);
      page.toast({ message: messages().breakBegun(), level: 'success' });
      await Promise.all([page.refresh(), refreshVisitorSummary(page)]);
      return answer;
    },
  } satisfies Partial<FormSubmitHandlers>;
}

function toMoneyValue(money: Money): MoneyValue {
  return { minor: parseMoney(money), currency: money.currency };
}
