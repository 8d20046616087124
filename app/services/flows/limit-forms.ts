import { formatCurrencyAmount, parseDecimalAmount } from '#domain/money.ts';
import type { LimitPeriod, Money, PlayBreak, PreCommitment, SpendLimit } from '#schemas/generated/api/types.gen.ts';
import type { FormSubmitHandlers } from '../form-flows.ts';
import { refreshVisitorSummary } from '../refresh-visitor.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

const PERIODS = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[];

/** How much a customer may spend and pay in. What loosens a limit waits, and is told so. */
export function createLimitFormSubmitHandlers({
  commerce: { limits },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>) {
  const shown = ({ amount, currency }: Money) =>
    formatCurrencyAmount(parseDecimalAmount(amount), { locale: page.site().locale, currency });

  async function tell({ pending }: Pick<SpendLimit, 'pending'>, now: string, later: string): Promise<void> {
    page.toast({ message: pending ? later : now, level: 'success' });
    await page.refresh();
  }

  return {
    async 'spend-limit'({ limit }, options, { period = '', isSet = '' }): Promise<SpendLimit> {
      const known = PERIODS.find((candidate) => candidate === period) ?? 'week';
      const call = isSet === 'true' ? limits.updateSpendLimit : limits.createSpendLimit;
      const answer = await call(known, limit, options);
      const { pending } = answer;
      await tell(
        answer,
        `Your Spend Limit has been successfully updated to ${shown(answer.limit)} a ${known}.`,
        `Your Spend Limit will be ${pending?.limit ? shown(pending.limit) : 'gone'} a ${known} in 24 hours. Until then it stays as it is.`,
      );
      return answer;
    },
    async 'precommitment-limit'({ limit }, options): Promise<PreCommitment> {
      const answer = await limits.setPrecommitment(limit, options);
      await tell(
        answer,
        'Deposit limit updated',
        'Your deposit limit rises in 24 hours. Until then it stays as it is.',
      );
      return answer;
    },
    async 'take-break'({ period }, options): Promise<PlayBreak> {
      const answer = await limits.startBreak(period, options);
      page.toast({ message: 'Your break has begun. We have sent you a mail about it.', level: 'success' });
      await Promise.all([page.refresh(), refreshVisitorSummary(page)]);
      return answer;
    },
  } satisfies Partial<FormSubmitHandlers>;
}
