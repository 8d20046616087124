import { displayMoney, parseMoney } from '#domain/money.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { BlockLoad, BlockLoadContext } from '#engine/render/block-load.ts';
import type { Deposit, Money } from '#schemas/generated/api/types.gen.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import { longDate } from '../_ui/when.ts';
import type { DepositStatusProps } from './deposit-status.gen.ts';
import { type DepositRow, type DepositStage, DEPOSIT_STATUS_WORDS as WORDS } from './deposit-status-words.ts';

export interface DepositStatusData {
  readonly stage: DepositStage;
  readonly depositId: string | null;
  /** Whether it was to pay for an order. */
  readonly forPurchase: boolean;
  /** Of the receipt of what it paid for, or null. */
  readonly checkoutId: string | null;
  /** What the shop says of it, or null. */
  readonly message: string | null;
  readonly rows: readonly { readonly name: DepositRow; readonly value: string }[];
}

type Context = BlockLoadContext<DepositStatusProps, ShopServices>;

const UNKNOWN: DepositStatusData = {
  stage: 'unknown',
  depositId: null,
  forPurchase: false,
  checkoutId: null,
  message: null,
  rows: [],
};

export const load: BlockLoad<DepositStatusProps, DepositStatusData, ShopServices> = async (context) => {
  const { props, params } = context;
  if (props.show === 'transaction') return { data: await ofTransaction(context, params['transactionID'] ?? '') };
  return { data: await ofDeposit(context, params['depositID'] ?? params['depositId'] ?? '') };
};

async function ofDeposit(context: Context, id: string): Promise<DepositStatusData> {
  const deposit = await found(context, id);
  if (!deposit) return UNKNOWN;
  const { depositId, checkout: forPurchase, checkoutId, failure, notice } = deposit;
  const rows = rowsOf(deposit, context);
  const message = failure?.message ?? notice?.message ?? null;
  return { stage: stageOf(deposit), depositId, forPurchase, checkoutId, message, rows };
}

/** A movement of the wallet that a deposit made; any other is none of this page's. */
async function ofTransaction(context: Context, id: string): Promise<DepositStatusData> {
  const { services, signal } = context;
  const transaction = await services.commerce.transactions.byId(id, { signal });
  if (!transaction?.depositId) return UNKNOWN;
  const status = await ofDeposit(context, transaction.depositId);
  const balance = { name: 'balance' as const, value: show(transaction.balanceAfter, context) };
  return { ...status, rows: [...status.rows, balance] };
}

/** Null for a deposit that there is not, or that is another customer's. */
async function found({ services, signal }: Context, id: string): Promise<Deposit | null> {
  try {
    return await services.commerce.funds.deposit(id, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

function stageOf({ status, challenge, redirectUrl, instructions }: Deposit): DepositStage {
  if (status === 'captured' || status === 'failed') return status;
  if (challenge) return 'bank';
  if (redirectUrl) return 'paypal';
  return instructions ? 'instructed' : 'pending';
}

function rowsOf(deposit: Deposit, context: Context): DepositStatusData['rows'] {
  const { amount, createdAt, dueAt, completedAt, instructions } = deposit;
  const { site } = context;
  const moment = (at: string | null) => (at === null ? null : longDate(at, site));
  const rows: readonly (readonly [DepositRow, string | null])[] = [
    ['amount', show(amount, context)],
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

function show({ amount, currency }: Money, { site: { locale } }: Context): string {
  return displayMoney(parseMoney(amount), { locale, currency });
}
