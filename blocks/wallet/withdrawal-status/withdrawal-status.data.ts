import { formatCurrencyAmount, parseMoney } from '#domain/money.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { BlockLoadContext, LoadBlockData } from '#engine/render/block-load.ts';
import { toSafeRedirectPath } from '#engine/routing/safe-path.ts';
import type { Money, Withdrawal } from '#schemas/generated/api/types.gen.ts';
import { type NamedFund, toNamedFund } from '../../_ui/checkout/fund-label.ts';
import { type DateLabelContext, formatWeekdayDateTime } from '../../_ui/date-label.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { WithdrawalStatusProps } from './withdrawal-status.gen.ts';

export type WithdrawalStage = Withdrawal['status'] | 'unknown';

export type WithdrawalStatusRow =
  /** A formatted amount or date. */
  | { readonly name: 'amount' | 'requested' | 'expected' | 'finished' | 'balance'; readonly value: string }
  | { readonly name: 'method'; readonly method: Withdrawal['withdrawalMethodCode'] }
  /** Null for an account that is no longer saved. */
  | { readonly name: 'account'; readonly fund: NamedFund | null };

export interface WithdrawalStatusBlockData {
  readonly stage: WithdrawalStage;
  /** The API's message, or null. */
  readonly message: string | null;
  /** Path of this site to continue to, or null. */
  readonly next: string | null;
  readonly rows: readonly WithdrawalStatusRow[];
}

type Status = Omit<WithdrawalStatusBlockData, 'next'>;

type Context = BlockLoadContext<WithdrawalStatusProps, ShopBlockLoaderServices>;

const UNKNOWN: Status = { stage: 'unknown', message: null, rows: [] };

export const loadWithdrawalStatusData: LoadBlockData<
  WithdrawalStatusProps,
  WithdrawalStatusBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { props, params, query } = context;
  const status =
    props.show === 'transaction'
      ? ofTransaction(context, params['transactionID'] ?? '')
      : ofWithdrawal(context, params['withdrawID'] ?? '');
  return { data: { ...(await status), next: toSafeRedirectPath(query.get('next') ?? '') } };
};

async function ofWithdrawal(context: Context, id: string): Promise<Status> {
  const withdrawal = await found(context, id);
  if (!withdrawal) return UNKNOWN;
  const { status, failure } = withdrawal;
  return { stage: status, message: failure?.message ?? null, rows: rowsOf(withdrawal, context) };
}

/** Status of the withdrawal behind a wallet transaction; unknown for any other. */
async function ofTransaction(context: Context, id: string): Promise<Status> {
  const { services, signal } = context;
  const transaction = await services.commerce.transactions.byId(id, { signal });
  if (!transaction?.withdrawalId) return UNKNOWN;
  const status = await ofWithdrawal(context, transaction.withdrawalId);
  const balance = { name: 'balance' as const, value: show(transaction.balanceAfter, context) };
  return { ...status, rows: [...status.rows, balance] };
}

/** Null if it does not exist, or belongs to another customer. */
async function found(
  { services, visitor, signal }: Pick<Context, 'visitor' | 'services' | 'signal'>,
  id: string,
): Promise<Withdrawal | null> {
  if (visitor.customerId === null) return null;
  try {
    return await services.commerce.funds.withdrawal(visitor.customerId, id, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

function rowsOf(withdrawal: Withdrawal, context: DateLabelContext): WithdrawalStatusBlockData['rows'] {
  const { amount, withdrawalMethodCode, fund, requestedAt, dueAt, completedAt, status } = withdrawal;
  return [
    { name: 'amount', value: show(amount, context) },
    { name: 'method', method: withdrawalMethodCode },
    { name: 'account', fund: fund && toNamedFund(fund) },
    { name: 'requested', value: formatWeekdayDateTime(requestedAt, context) },
    ...(status === 'requested' ? [{ name: 'expected' as const, value: formatWeekdayDateTime(dueAt, context) }] : []),
    ...(completedAt === null
      ? []
      : [{ name: 'finished' as const, value: formatWeekdayDateTime(completedAt, context) }]),
  ];
}

function show(money: Money, { site: { locale } }: Pick<Context, 'site'>): string {
  return formatCurrencyAmount(parseMoney(money), { locale, currency: money.currency });
}
