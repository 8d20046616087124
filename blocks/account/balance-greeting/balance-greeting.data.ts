import { formatCurrencyAmount, parseMoney } from '#domain/money.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { BalanceGreetingProps } from './balance-greeting.gen.ts';

export interface BalanceGreetingBlockData {
  readonly firstname: string;
  /** What the customer can spend, for people to read. */
  readonly availableFunds: string;
}

/** Who is signed in, and their money (specification: Entities and their fields, "Customer"). */
export const loadBalanceGreetingData: LoadBlockData<
  BalanceGreetingProps,
  BalanceGreetingBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { services, site, signal } = context;
  const { firstname, availableFunds } = await services.commerce.customer.get({ signal });
  const display = { locale: site.locale, currency: availableFunds.currency || site.currency };
  return {
    data: { firstname, availableFunds: formatCurrencyAmount(parseMoney(availableFunds), display) },
  };
};
