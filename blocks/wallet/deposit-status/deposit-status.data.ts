import { ApiError } from '#engine/api/api-error.ts';
import type { BlockLoadContext, LoadBlockData } from '#engine/render/block-load.ts';
import {
  type DepositReportData as DepositStatusData,
  depositReport,
  showAmount,
  UNKNOWN_DEPOSIT,
} from '../../_ui/deposit/deposit-report.data.ts';
import type { ShopServices } from '../../_ui/shop-services.ts';
import type { DepositStatusProps } from './deposit-status.gen.ts';

export type { DepositStatusData };

type Context = BlockLoadContext<DepositStatusProps, ShopServices>;

export const loadDepositStatusData: LoadBlockData<DepositStatusProps, DepositStatusData, ShopServices> = async (
  context,
) => {
  const { props, params } = context;
  if (props.show === 'transaction') return { data: await ofTransaction(context, params['transactionID'] ?? '') };
  return { data: await ofDeposit(context, params['depositID'] ?? params['depositId'] ?? '') };
};

/** Unknown where there is no such deposit, or it is another customer's. */
async function ofDeposit(
  { services, site, signal }: Pick<Context, 'site' | 'services' | 'signal'>,
  id: string,
): Promise<DepositStatusData> {
  try {
    return depositReport(await services.commerce.funds.deposit(id, { signal }), site);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return UNKNOWN_DEPOSIT;
    throw error;
  }
}

/** A movement of the wallet that a deposit made; any other is none of this page's. */
async function ofTransaction(
  context: Pick<Context, 'site' | 'services' | 'signal'>,
  id: string,
): Promise<DepositStatusData> {
  const { services, site, signal } = context;
  const transaction = await services.commerce.transactions.byId(id, { signal });
  if (!transaction?.depositId) return UNKNOWN_DEPOSIT;
  const status = await ofDeposit(context, transaction.depositId);
  const balance = { name: 'balance' as const, value: showAmount(transaction.balanceAfter, site) };
  return { ...status, rows: [...status.rows, balance] };
}
