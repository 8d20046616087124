import { formatCurrencyAmount, parseMoney } from '#domain/money.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { Deposit, Money } from '#schemas/generated/api/types.gen.ts';
import { type DateLabelContext, formatWeekdayDateTime } from '../date-label.ts';

/** Stage of a deposit. */
export type DepositStage = 'captured' | 'failed' | 'bank' | 'paypal' | 'instructed' | 'pending' | 'unknown';

export type DepositReportRow =
  /** A formatted amount, date or code. */
  | {
      readonly name:
        | 'amount'
        | 'started'
        | 'expected'
        | 'finished'
        | 'balance'
        | 'billerCode'
        | 'bankCode'
        | 'accountNumber'
        | 'accountName'
        | 'reference';
      readonly value: string;
    }
  /** The last digits of the card or account, or null. */
  | { readonly name: 'method'; readonly method: Deposit['depositMethodCode']; readonly last: string | null };

/** Progress of a deposit as view data. */
export interface DepositProgressViewData {
  readonly stage: DepositStage;
  readonly depositId: string | null;
  /** Whether the customer has stopped it. */
  readonly isStopped?: boolean;
  /** Whether it pays for an order. */
  readonly forPurchase: boolean;
  /** Id of its purchase receipt, or null. */
  readonly checkoutId: string | null;
  /** The API's message, or null. */
  readonly message: string | null;
  readonly rows: readonly DepositReportRow[];
}

export const UNKNOWN_DEPOSIT_REPORT: DepositProgressViewData = {
  stage: 'unknown',
  depositId: null,
  forPurchase: false,
  checkoutId: null,
  message: null,
  rows: [],
};

export function createDepositReport(deposit: Deposit, context: DateLabelContext): DepositProgressViewData {
  const { depositId, checkout: forPurchase, checkoutId, failure, notice } = deposit;
  const message = failure?.message ?? notice?.message ?? null;
  const report = {
    stage: stageOf(deposit),
    depositId,
    forPurchase,
    checkoutId,
    message,
    rows: rowsOf(deposit, context),
  };
  return failure?.code === 'cancelled' ? { ...report, isStopped: true } : report;
}

/** An amount for people to read. */
export function formatDepositReportAmount(money: Money, { locale }: Pick<SiteDataForBlocks, 'locale'>): string {
  return formatCurrencyAmount(parseMoney(money), { locale, currency: money.currency });
}

function stageOf({ status, challenge, redirectUrl, instructions }: Deposit): DepositStage {
  if (status === 'captured' || status === 'failed') return status;
  if (challenge) return 'bank';
  if (redirectUrl) return 'paypal';
  return instructions ? 'instructed' : 'pending';
}

function rowsOf(deposit: Deposit, context: DateLabelContext): readonly DepositReportRow[] {
  const { amount, createdAt, dueAt, completedAt, depositMethodCode: method, fund, instructions } = deposit;
  return [
    { name: 'amount', value: formatDepositReportAmount(amount, context.site) },
    { name: 'method', method, last: fund?.lastFour || null },
    { name: 'started', value: formatWeekdayDateTime(createdAt, context) },
    ...(dueAt === null ? [] : [{ name: 'expected' as const, value: formatWeekdayDateTime(dueAt, context) }]),
    ...(completedAt === null
      ? []
      : [{ name: 'finished' as const, value: formatWeekdayDateTime(completedAt, context) }]),
    ...(['billerCode', 'bankCode', 'accountNumber', 'accountName', 'reference'] as const).flatMap((name) => {
      const value = instructions?.[name] ?? null;
      return value === null ? [] : [{ name, value }];
    }),
  ];
}
