import { fillDefaultStateAndCountry, listRegionLimits } from '#domain/forms/regional-form.ts';
import { formatCurrencyAmount, parseMoney } from '#domain/money.ts';
import { findVerificationDeadline } from '#domain/verification/verification-need.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { BlockLoadContext, LoadBlockData } from '#engine/render/block-load.ts';
import { toSafeRedirectPath } from '#engine/routing/safe-path.ts';
import type { FormHiddenValues, FormInput } from '#machines/_kit/form/form.types.ts';
import type { FormValues } from '#schemas/forms/form.ts';
import type { Money } from '#schemas/generated/api/types.gen.ts';
import { formDescriptions } from '#schemas/generated/forms/descriptions.gen.ts';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import { createRegionalPageForm } from '../../_ui/form/regional-page-form.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { toCommunicationChannelFormValues, toCustomerFormValues } from '../_shared/customer-values.ts';
import type { PrefilledFormProps } from './prefilled-form.gen.ts';

/** Why there is no form to fill in. */
type Notice = NonNullable<PrefilledFormProps['notices']>[number]['when'];

export interface FormWithCustomerValues {
  readonly form: PageFormDefinition;
  readonly values: FormValues;
  readonly about: FormHiddenValues;
  readonly limits?: FormInput['limits'];
}

export type PrefilledFormBlockData =
  | { readonly notice: null; readonly filled: FormWithCustomerValues }
  /** `amount` is money to read. `hidden`: another block of the page does what is to be done. */
  | { readonly notice: Notice | 'hidden'; readonly amount: string | null };

type Context = BlockLoadContext<PrefilledFormProps, ShopBlockLoaderServices>;

type Known =
  | Omit<FormWithCustomerValues, 'form'>
  | Exclude<PrefilledFormBlockData, { notice: null }>
  | Notice
  | 'hidden';

/** What is known of the customer, put into the fields of a form. */
export const loadPrefilledFormData: LoadBlockData<
  PrefilledFormProps,
  PrefilledFormBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const known = await knownFor(context);
  if (typeof known === 'string') return { data: { notice: known, amount: null } };
  if ('notice' in known) return { data: known };
  const { props, site, messages, services } = context;
  const form = createRegionalPageForm(formDescriptions[props.form], messages, {
    region: services.content.region(),
    site,
    state: known.values['state'],
  });
  return { data: { notice: null, filled: { form, ...known } } };
};

function knownFor(context: Context): Promise<Known> | Known {
  const { props, params, visitor } = context;
  switch (props.form) {
    case 'customer-details':
      return props.onlyWhenForced && visitor.forced !== 'upgrade-account' ? 'not-needed' : knownDetails(context);
    case 'confirm-address':
      if (params['token'] !== undefined) return 'hidden';
      return visitor.signedIn ? knownDetails(context) : 'signed-out';
    case 'force-password-change':
      if (!visitor.signedIn) return 'signed-out';
      return visitor.forced === 'password-change' ? { values: {}, about: nextOf(context) } : 'not-needed';
    case 'account-closure':
      return moneyLeft(context);
    case 'communication-preferences':
      return knownChannels(context, params['id'] ?? visitor.customerId);
    case 'unsubscribe':
      return unsubscribed(context);
  }
}

async function knownDetails(context: Pick<Context, 'query' | 'services' | 'signal'>): Promise<Known> {
  const { services, signal } = context;
  const details = await services.commerce.customer.details({ signal });
  const region = services.content.region();
  return {
    values: fillDefaultStateAndCountry(toCustomerFormValues(details, region), region),
    about: { ...nextOf(context), state: details.state ?? '' },
    ...listRegionLimits(region),
  };
}

async function knownChannels(
  { services, signal }: Pick<Context, 'services' | 'signal'>,
  id: string | null,
): Promise<Known> {
  if (id === null) return 'signed-out';
  try {
    const { preferences } = await services.commerce.customer.communicationPreferences(id, { signal });
    return { values: toCommunicationChannelFormValues(preferences), about: { id } };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'link-not-valid';
    throw error;
  }
}

/** Nothing is ticked: to send it is to unsubscribe. */
async function unsubscribed(context: Pick<Context, 'params' | 'services' | 'signal'>): Promise<Known> {
  const known = await knownChannels(context, context.params['customerId'] ?? null);
  return typeof known === 'string' ? known : { ...known, values: {} };
}

/** An account is closed once its money is paid out, which leads through the verification of the customer. */
async function moneyLeft({ services, site, signal, now }: Context): Promise<Known> {
  const { customer } = services.commerce;
  const { balance, availableFunds, withdrawableFunds } = await customer.withdrawableFunds({ signal });
  if (parseMoney(balance) <= 0) return { values: {}, about: {} };
  const left = (notice: Notice, money: Money) => ({
    notice,
    amount: formatCurrencyAmount(parseMoney(money), { locale: site.locale, currency: money.currency }),
  });
  if (parseMoney(availableFunds) <= 0) return left('payout-pending', balance);
  if (parseMoney(withdrawableFunds) <= 0) return left('credit-left', availableFunds);
  const need = findVerificationDeadline(await customer.get({ signal }), now);
  if (!need?.isDue) return left('money-left', availableFunds);
  return left(need.state === 'pending' ? 'verification-pending' : 'verification-needed', availableFunds);
}

/** Where a customer wanted to go who had to come here first. */
function nextOf({ query }: Pick<Context, 'query'>): FormHiddenValues {
  const next = toSafeRedirectPath(query.get('next') ?? '');
  return next === null ? {} : { next };
}
