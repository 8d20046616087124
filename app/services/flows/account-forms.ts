import { ACCEPTS_VERIFICATION_LOSS_KEY } from '#domain/verification/verification-loss.ts';
import type { VerifiedDetails } from '#domain/verification/verified-details.ts';
import type { FormHiddenValues } from '#machines/_kit/form/form.types.ts';
import { addressAndEmailConfirmationBannerFlow } from '#machines/account/address-and-email-confirmation-banner/address-and-email-confirmation-banner.flow.ts';
import type { CustomerDetails, CustomerDetailsRequest, DetailsUpdate } from '#schemas/generated/api/types.gen.ts';
import type { CommunicationPreferencesValues } from '#schemas/generated/forms/communication-preferences.gen.ts';
import type { FormSubmitHandlers } from '../form-flows.ts';
import { accountToastsMessages } from './account-toasts.messages.gen.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** Forms for customer details, preferences and account closure. */
export function createAccountFormSubmitHandlers({
  commerce,
  page,
  flows,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce' | 'flows'>): FormSubmitHandlers {
  const { customer, identity } = commerce;

  const updateBanner = () => flows().current(addressAndEmailConfirmationBannerFlow)?.send({ type: 'DETAILS.SAVED' });

  /** Skipped if the banner has the same address. */
  function announceLinkSent(email: string): void {
    const banner = flows().current(addressAndEmailConfirmationBannerFlow);
    if (banner?.getSnapshot().context.details?.email === email) return;
    page.toast({ message: page.messages(accountToastsMessages).linkSent({ email }), level: 'info' });
    if (!banner) void flows().start(addressAndEmailConfirmationBannerFlow).catch(reportError);
  }

  async function updateDetails(
    details: CustomerDetailsRequest & VerifiedDetails,
    options: NonNullable<Parameters<typeof customer.updateDetails>[1]>,
    about: FormHiddenValues,
  ): Promise<DetailsUpdate> {
    if (about[ACCEPTS_VERIFICATION_LOSS_KEY] === undefined) {
      const { assertDetailsKeepVerification: assertStaysVerified } = await import('./verification-loss.ts');
      const { signal } = options;
      const warning = page.messages(accountToastsMessages).verificationLoss();
      await assertStaysVerified(customer, details, { warning, ...(signal && { signal }) });
    }
    return saveDetails(details, options);
  }

  async function saveDetails(
    details: CustomerDetailsRequest,
    options: Parameters<typeof customer.updateDetails>[1],
  ): Promise<DetailsUpdate> {
    const update = await customer.updateDetails(details, options);
    const { detailsUnverified, detailsUpdated } = page.messages(accountToastsMessages);
    page.toast({ message: update.verificationRevoked ? detailsUnverified() : detailsUpdated(), level: 'success' });
    if (update.emailAddressUnproven) announceLinkSent(update.details.email);
    updateBanner();
    return update;
  }

  function updatePreferences(
    { unsubscribeReason, ...preferences }: CommunicationPreferencesValues,
    options: Parameters<typeof customer.updateCommunicationPreferences>[2],
    id: string,
  ) {
    const reasons = unsubscribeReason === undefined ? {} : { unsubscribeReasons: [unsubscribeReason] };
    return customer.updateCommunicationPreferences(id, { preferences, ...reasons }, options);
  }

  return {
    async 'customer-details'(values, options, about) {
      const { next, state = '' } = about;
      const update = await updateDetails(values, options, about);
      // Another region has another variant of the site (specification: Validation rules, "Region").
      const variant = values.state === state ? '' : `?${new URLSearchParams({ sv: values.state })}`;
      // The details page shows that the account must be verified, and links there.
      const path = update.verificationRevoked ? page.href('my-account.my-details') : page.path();
      if (next !== undefined) page.navigate(next);
      else if (variant !== '' || path !== page.path()) page.navigate(`${path}${variant}`);
      else if (update.verificationRevoked) await page.refresh();
      return update;
    },
    async 'confirm-address'(values, options, about) {
      const { dateOfBirth: _, ...known } = await customer.details(options);
      const same = Object.entries(values).every(([name, value]) => Reflect.get(known, name) === value);
      if (same && (values.addressLine2 ?? null) === known.addressLine2) {
        await identity.confirmAddress(options);
        return updateBanner();
      }
      const { firstname, lastname, email, phone } = known;
      const unchangedDetails = { firstname, lastname, email, ...(phone === null ? {} : { phone }) };
      return updateDetails({ ...unchangedDetails, ...values }, options, about);
    },
    async 'change-email'({ email }, options) {
      const known = await customer.details(options);
      return saveDetails({ ...knownDetails(known), email }, options);
    },
    'communication-preferences': (values, options, { id = '' }) => updatePreferences(values, options, id),
    unsubscribe: (values, options, { id = '' }) => updatePreferences(values, options, id),
    async 'account-closure'({ password, reason, comment }, options) {
      const why = { ...(reason === undefined ? {} : { reason }), ...(comment === undefined ? {} : { comment }) };
      await customer.close({ password, ...why }, options);
      page.load(page.href('close-my-account.success'));
    },
    'terms-acceptance': (_, options) => customer.acceptTerms(options),
    'country-banned': (_, options) => customer.confirmLocation(options),
  };
}

/** The stored details of a customer, as the request body of a change. */
function knownDetails(details: CustomerDetails): CustomerDetailsRequest {
  const { firstname, lastname, email, phone, address, addressLine2, suburb, state, postcode, country } = details;
  const identity = { firstname, lastname, email, ...(phone === null ? {} : { phone }) };
  // Without a street address the API retains the stored location.
  if (address === null) return identity;
  return {
    ...identity,
    address,
    ...(addressLine2 === null ? {} : { addressLine2 }),
    ...(suburb === null ? {} : { suburb }),
    ...(state === null ? {} : { state }),
    ...(postcode === null ? {} : { postcode }),
    ...(country === null ? {} : { country }),
  };
}
