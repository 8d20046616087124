import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { Fund } from '#schemas/generated/api/types.gen.ts';
import { type FundPlaceAmongLookalikes, findFundAmongLookalikes } from '../../_ui/checkout/disambiguate-fund.ts';
import { type NamedFund, toNamedFund } from '../../_ui/checkout/fund-label.ts';
import { createFormDescriptionForBlock } from '../../_ui/form/form.data.ts';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { FundListProps } from './fund-list.gen.ts';

/** A saved card or account. */
export interface SavedFundView {
  readonly id: string;
  readonly fund: NamedFund;
  /** Null where nothing else that is saved looks the same. */
  readonly place: FundPlaceAmongLookalikes | null;
  /** Month from 1, and year; null if it never expires. */
  readonly expires: { readonly month: number; readonly year: number } | null;
  readonly isExpired: boolean;
  readonly isDefault: boolean;
  /** Whether it may be chosen to pay by default. */
  readonly mayBeDefault: boolean;
  /** How far it is proved that a bank account is the customer's; null for what needs no proof. */
  readonly verification: Fund['verificationStatus'] | null;
}

export interface FundListBlockData {
  readonly funds: readonly SavedFundView[];
  readonly takesCards: boolean;
  readonly takesPaypal: boolean;
  readonly account: PageFormDefinition;
  /** Of a bank of another country; null where nothing is paid out there. */
  readonly overseas: PageFormDefinition | null;
}

/** Ways to be paid that reach banks of other countries. */
const OVERSEAS = ['tt', 'tw'];

export const loadFundListData: LoadBlockData<FundListProps, FundListBlockData, ShopBlockLoaderServices> = async (
  context,
) => {
  const { services, signal } = context;
  const { funds: api } = services.commerce;
  const [methods, ways] = await Promise.all([
    api.paymentMethods({}, { signal }),
    api.paymentMethods({ withdraw: true }, { signal }),
  ]);
  const funds = new Map(methods.flatMap((method) => method.funds.map((fund) => [fund.customerFundId, fund] as const)));
  const isOpen = (methodCode: string) =>
    [...methods, ...ways].some(({ code, rules }) => code === methodCode && rules.enabled);
  return {
    data: {
      funds: [...funds.values()].map((fund) => rowOf(fund, findFundAmongLookalikes(fund, [...funds.values()]))),
      takesCards: isOpen('cc'),
      takesPaypal: isOpen('pl'),
      account: createFormDescriptionForBlock('bank-account', context),
      overseas: OVERSEAS.some(isOpen) ? createFormDescriptionForBlock('overseas-account', context) : null,
    },
  };
};

function rowOf(fund: Fund, place: FundPlaceAmongLookalikes | null): SavedFundView {
  const { customerFundId, type, expiryMonth: month, expiryYear: year, isExpired, isDefault, verificationStatus } = fund;
  return {
    id: customerFundId,
    fund: toNamedFund(fund),
    place,
    expires: month === null || year === null ? null : { month, year },
    isExpired,
    isDefault,
    mayBeDefault: !isDefault && !isExpired,
    verification: type === 'bank' ? verificationStatus : null,
  };
}
