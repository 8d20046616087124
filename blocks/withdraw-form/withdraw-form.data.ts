import { displayMoney, formatMoney, type MinorUnits, parseMoney } from '#domain/money.ts';
import { withdrawalOptions, writeWithdrawalWay } from '#domain/wallet/withdrawal-ways.ts';
import type { BlockLoad } from '#engine/render/block-load.ts';
import type { FormInput } from '#machines/form/form.types.ts';
import type { FormValues } from '#schemas/forms/form.ts';
import type { Fund } from '#schemas/generated/api/types.gen.ts';
import { fundLabel } from '../_ui/checkout/fund-label.ts';
import { type FormData, formData } from '../_ui/form/form.data.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import type { WithdrawFormProps } from './withdraw-form.gen.ts';
import { WITHDRAW_WORDS as WORDS } from './withdraw-form-words.ts';

export interface WithdrawFormData {
  /** For people to read: all that can be spent, and what of it can be paid out. */
  readonly available: string;
  readonly withdrawable: string;
  /** Why there is no form, or what is in it. */
  readonly form: 'nothing' | 'no-account' | WithdrawFields;
}

interface WithdrawFields {
  readonly data: FormData;
  readonly values: FormValues;
  readonly limits: NonNullable<FormInput['limits']>;
}

export const load: BlockLoad<WithdrawFormProps, WithdrawFormData, ShopServices> = async ({
  services,
  site,
  signal,
}) => {
  const { customer, funds } = services.commerce;
  const [{ withdrawableFunds, availableFunds }, methods] = await Promise.all([
    customer.withdrawableFunds({ signal }),
    funds.paymentMethods({ withdraw: true }, { signal }),
  ]);
  const { locale } = site;
  const show = (amount: MinorUnits) => displayMoney(amount, { locale, currency: availableFunds.currency });
  const most = parseMoney(withdrawableFunds.amount);
  const shown = { available: show(parseMoney(availableFunds.amount)), withdrawable: show(most) };
  const options = withdrawalOptions(methods);
  const [first] = options;
  if (most <= 0) return { data: { ...shown, form: 'nothing' } };
  if (!first) return { data: { ...shown, form: 'no-account' } };

  const { description, ...form } = formData('withdrawal');
  const choices = options.map(({ way, name, fund, least }) => ({
    value: writeWithdrawalWay(way),
    label: labelOf(name, fund, show(least)),
  }));
  const fields = description.fields.map((field) => (field.name === 'way' ? { ...field, options: choices } : field));
  const least = Math.min(...options.map((option) => option.least));
  return {
    data: {
      ...shown,
      form: {
        data: { ...form, description: { ...description, fields } },
        values: { way: writeWithdrawalWay(first.way) },
        limits: { amount: { minimum: formatMoney(least), maximum: formatMoney(most) } },
      },
    },
  };
};

function labelOf(name: string, fund: Fund, least: string): string {
  // The method names PayPal already.
  const account = fund.type === 'paypal' ? (fund.email ?? fund.holderName) : fundLabel(fund);
  const label = WORDS.way.replace('{method}', name).replace('{account}', account).replace('{least}', least);
  return fund.verificationStatus === 'Verified' ? label : `${label} ${WORDS.unproven}`;
}
