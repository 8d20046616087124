import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { Fund } from '#schemas/generated/api/types.gen.ts';
import { describeFundAmongLookalikes } from '../../_ui/checkout/disambiguate-fund.ts';
import { formatFundLabel } from '../../_ui/checkout/fund-label.ts';
import { createFormDescriptionForBlock, type PageFormDefinition } from '../../_ui/form/form.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { FundListProps } from './fund-list.gen.ts';
import { FUND_LIST_WORDS as WORDS } from './fund-list-words.ts';

/** A saved card or account, for people to read. */
export interface SavedFundView {
  readonly id: string;
  readonly label: string;
  readonly holder: string;
  readonly expires: string | null;
  readonly isExpired: boolean;
  readonly isDefault: boolean;
  /** Whether it may be chosen to pay by default. */
  readonly mayBeDefault: boolean;
  /** How far it is proved that a bank account is the customer's; null for what needs no proof. */
  readonly verification: string | null;
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

export const loadFundListData: LoadBlockData<FundListProps, FundListBlockData, ShopBlockLoaderServices> = async ({
  services,
  site,
  signal,
}) => {
  const { funds: api } = services.commerce;
  const [methods, ways] = await Promise.all([
    api.paymentMethods({}, { signal }),
    api.paymentMethods({ withdraw: true }, { signal }),
  ]);
  const funds = new Map(methods.flatMap((method) => method.funds.map((fund) => [fund.customerFundId, fund] as const)));
  const isOpen = (asked: string) => [...methods, ...ways].some(({ code, rules }) => code === asked && rules.enabled);
  return {
    data: {
      funds: [...funds.values()].map((fund) =>
        rowOf(fund, describeFundAmongLookalikes(fund, [...funds.values()], site)),
      ),
      takesCards: isOpen('cc'),
      takesPaypal: isOpen('pl'),
      account: createFormDescriptionForBlock('bank-account'),
      overseas: OVERSEAS.some(isOpen) ? createFormDescriptionForBlock('overseas-account') : null,
    },
  };
};

function rowOf(fund: Fund, twin: string | null): SavedFundView {
  const { customerFundId, type, holderName, expiryMonth, expiryYear, isExpired, isDefault, verificationStatus } = fund;
  const expires =
    expiryMonth === null || expiryYear === null
      ? null
      : WORDS.expires.replace('{month}', String(expiryMonth).padStart(2, '0')).replace('{year}', String(expiryYear));
  return {
    id: customerFundId,
    label: [formatFundLabel(fund), twin].filter(Boolean).join(', '),
    holder: holderName,
    expires,
    isExpired,
    isDefault,
    mayBeDefault: !isDefault && !isExpired,
    verification: type === 'bank' ? WORDS.verification[verificationStatus] : null,
  };
}
