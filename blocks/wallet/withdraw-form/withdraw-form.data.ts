import { loadLastWithdrawal } from '#commerce/wallet/last-withdrawal.ts';
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatCurrencyAmount, type MinorUnits, parseMoney, toDecimalAmount } from '#domain/money.ts';
import { findVerificationDeadline } from '#domain/verification/verification-need.ts';
import { listWithdrawalOptions, serialiseWithdrawalDestination } from '#domain/wallet/withdrawal-ways.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { toSafeRedirectPath } from '#engine/routing/safe-path.ts';
import type { FormInput } from '#machines/_kit/form/form.types.ts';
import type { FormValues } from '#schemas/forms/form.ts';
import { type NamedFund, toNamedFund } from '../../_ui/checkout/fund-label.ts';
import { createFormDescriptionForBlock } from '../../_ui/form/form.data.ts';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { WithdrawFormProps } from './withdraw-form.gen.ts';

export interface WithdrawFormBlockData {
  /** For people to read: all that can be spent, and what of it can be paid out. */
  readonly available: string;
  readonly withdrawable: string;
  /** The withdrawal whose money is on its way, wherever it was made; null where none is. */
  readonly pending: PendingWithdrawal | null;
  /** Why there is no form, or what is in it. */
  readonly form: 'unverified' | 'nothing' | 'no-account' | WithdrawFields;
}

interface PendingWithdrawal {
  readonly withdrawalId: string;
  readonly amount: MoneyValue;
  /** In epoch milliseconds. */
  readonly requested: number;
}

/** An account that can be paid to, as the form offers it. */
export interface WithdrawalDestinationChoice {
  /** Value of the form field. */
  readonly value: string;
  /** Name of the way of payment, from the API. */
  readonly method: string;
  readonly fund: NamedFund;
  readonly isProved: boolean;
  /** The smallest amount. */
  readonly least: MoneyValue;
}

interface WithdrawFields {
  readonly data: PageFormDefinition;
  /** Options of the field `way`. */
  readonly destinations: readonly WithdrawalDestinationChoice[];
  readonly values: FormValues;
  readonly limits: NonNullable<FormInput['limits']>;
  /** `latest`: id of the latest withdrawal on the page. `next`: path to continue to afterwards. */
  readonly about: { readonly latest: string; readonly next?: string };
}

export const loadWithdrawFormData: LoadBlockData<
  WithdrawFormProps,
  WithdrawFormBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { services, site, signal, query, now } = context;
  const next = toSafeRedirectPath(query.get('next') ?? '');
  const { customer, funds } = services.commerce;
  const [{ withdrawableFunds, availableFunds }, account, methods, latest] = await Promise.all([
    customer.withdrawableFunds({ signal }),
    customer.get({ signal }),
    funds.paymentMethods({ withdraw: true }, { signal }),
    loadLastWithdrawal(services.commerce, { signal }),
  ]);
  const { locale } = site;
  const { currency } = availableFunds;
  const show = (amount: MinorUnits) => formatCurrencyAmount(amount, { locale, currency });
  const most = parseMoney(withdrawableFunds);
  const shown = {
    available: show(parseMoney(availableFunds)),
    withdrawable: show(most),
    pending: pendingOf(latest, currency),
  };
  // All that is left is paid out by every way, however little it is.
  const options = listWithdrawalOptions(methods, currency).map((option) => ({
    ...option,
    least: Math.min(option.least, most),
  }));
  const [first] = options;
  if (findVerificationDeadline(account, now)?.isDue) return { data: { ...shown, form: 'unverified' } };
  if (most <= 0) return { data: { ...shown, form: 'nothing' } };
  if (!first) return { data: { ...shown, form: 'no-account' } };

  const least = Math.min(...options.map((option) => option.least));
  return {
    data: {
      ...shown,
      form: {
        data: createFormDescriptionForBlock('withdrawal', context),
        destinations: options.map((option) => ({
          value: serialiseWithdrawalDestination(option.way),
          method: option.name,
          fund: toNamedFund(option.fund),
          isProved: option.fund.verificationStatus === 'Verified',
          least: { minor: option.least, currency },
        })),
        values: { way: serialiseWithdrawalDestination(first.way) },
        about: { latest: latest?.withdrawalId ?? '', ...(next === null ? {} : { next }) },
        limits: { amount: { minimum: toDecimalAmount(least, currency), maximum: toDecimalAmount(most, currency) } },
      },
    },
  };
};

function pendingOf(latest: Awaited<ReturnType<typeof loadLastWithdrawal>>, currency: string): PendingWithdrawal | null {
  if (!latest?.isPending) return null;
  const { withdrawalId, amount, requestedAt } = latest;
  return { withdrawalId, amount: { minor: amount, currency }, requested: Date.parse(requestedAt) };
}
