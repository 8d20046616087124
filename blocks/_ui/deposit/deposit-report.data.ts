import { formatCurrencyAmount, parseDecimalAmount } from '#domain/money.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { Deposit, Money } from '#schemas/generated/api/types.gen.ts';
import { formatWeekdayDateTime } from '../date-label.ts';
import { type DepositReportRowKey, type DepositStage, DEPOSIT_REPORT_WORDS as WORDS } from './deposit-report-words.ts';

/** How far a deposit is, as a page shows it. */
export interface DepositProgressViewData {
  readonly stage: DepositStage;
  readonly depositId: string | null;
  /** Whether the customer has stopped it. */
  readonly isStopped?: boolean;
  /** Whether it was to pay for an order. */
  readonly forPurchase: boolean;
  /** Of the receipt of what it paid for, or null. */
  readonly checkoutId: string | null;
  /** What the shop says of it, or null. */
  readonly message: string | null;
  readonly rows: readonly { readonly name: DepositReportRowKey; readonly value: string }[];
}

export const UNKNOWN_DEPOSIT_REPORT: DepositProgressViewData = {
  stage: 'unknown',
  depositId: null,
  forPurchase: false,
  checkoutId: null,
  message: null,
  rows: [],
};

export function createDepositReport(deposit: Deposit, site: SiteDataForBlocks): DepositProgressViewData {
  const { depositId, checkout: forPurchase, checkoutId, failure, notice } = deposit;
  const message = failure?.message ?? notice?.message ?? null;
  const report = { stage: stageOf(deposit), depositId, forPurchase, checkoutId, message, rows: rowsOf(deposit, site) };
  return failure?.code === 'cancelled' ? { ...report, isStopped: true } : report;
}

/** An amount for people to read. */
export function formatDepositReportAmount(
  { amount, currency }: Money,
  { locale }: Pick<SiteDataForBlocks, 'locale'>,
): string {
  return formatCurrencyAmount(parseDecimalAmount(amount), { locale, currency });
}

function stageOf({ status, challenge, redirectUrl, instructions }: Deposit): DepositStage {
  if (status === 'captured' || status === 'failed') return status;
  if (challenge) return 'bank';
  if (redirectUrl) return 'paypal';
  return instructions ? 'instructed' : 'pending';
}

function rowsOf(deposit: Deposit, site: SiteDataForBlocks): DepositProgressViewData['rows'] {
  const { amount, createdAt, dueAt, completedAt, instructions } = deposit;
  const moment = (at: string | null) => (at === null ? null : formatWeekdayDateTime(at, site));
  const rows: readonly (readonly [DepositReportRowKey, string | null])[] = [
    ['amount', formatDepositReportAmount(amount, site)],
    ['method', methodOf(deposit)],
    ['started', moment(createdAt)],
    ['expected', moment(dueAt)],
    ['finished', moment(completedAt)],
    ...(['billerCode', 'bankCode', 'accountNumber', 'accountName', 'reference'] as const).map(
      (name) => [name, instructions?.[name] ?? null] as const,
    ),
  ];
  return rows.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}

function methodOf({ depositMethodCode, fund }: Deposit): string {
  const method = WORDS.methods[depositMethodCode];
  if (!fund?.lastFour) return method;
  return WORDS.fund.replace('{method}', method).replace('{last}', fund.lastFour);
}
