import { ApiError } from '#engine/api/api-error.ts';
import type { BlockLoadContext, LoadBlockData } from '#engine/render/block-load.ts';
import {
  createDepositReport,
  type DepositProgressViewData as DepositStatusData,
  formatDepositReportAmount,
  UNKNOWN_DEPOSIT_REPORT,
} from '../../_ui/deposit/deposit-report.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { DepositStatusProps } from './deposit-status.gen.ts';

export type { DepositStatusData };

type Context = BlockLoadContext<DepositStatusProps, ShopBlockLoaderServices>;

export const loadDepositStatusData: LoadBlockData<
  DepositStatusProps,
  DepositStatusData,
  ShopBlockLoaderServices
> = async (context) => {
  const { props, params } = context;
  if (props.show === 'transaction') return { data: await ofTransaction(context, params['transactionID'] ?? '') };
  return { data: await ofDeposit(context, params['depositID'] ?? params['depositId'] ?? '') };
};

/** Unknown where there is no such deposit, or it is another customer's. */
async function ofDeposit(
  context: Pick<Context, 'site' | 'messages' | 'services' | 'signal'>,
  id: string,
): Promise<DepositStatusData> {
  const { services, signal } = context;
  try {
    return createDepositReport(await services.commerce.funds.deposit(id, { signal }), context);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return UNKNOWN_DEPOSIT_REPORT;
    throw error;
  }
}

/** A movement of the wallet that a deposit made; any other is none of this page's. */
async function ofTransaction(
  context: Pick<Context, 'site' | 'messages' | 'services' | 'signal'>,
  id: string,
): Promise<DepositStatusData> {
  const { services, site, signal } = context;
  const transaction = await services.commerce.transactions.byId(id, { signal });
  if (!transaction?.depositId) return UNKNOWN_DEPOSIT_REPORT;
  const status = await ofDeposit(context, transaction.depositId);
  const balance = { name: 'balance' as const, value: formatDepositReportAmount(transaction.balanceAfter, site) };
  return { ...status, rows: [...status.rows, balance] };
}
