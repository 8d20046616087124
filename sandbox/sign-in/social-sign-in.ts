import type { SocialLink as SocialLinkAnswer, SocialLoginRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault, createNotFoundFault, createRefusalFault } from '../http/api-fault.ts';
import type { AuthorisedCall, AuthorisedCustomerCall } from '../http/call-route.ts';
import { runInTransaction } from '../http/run-in-transaction.ts';
import type { SandboxShop } from '../shop.ts';
import { createSocialAccountLinkChangeMail, sendBrandedMailToCustomer } from './customer-mails.ts';
import { assertElevatedByCodeOrPassword, assertElevatedIfTwoFactorOn } from './elevation.ts';
import { applySignInTokenRateLimitByIp } from './mail-links.ts';
import { hideDomainOfEmailAddress } from './mask-email.ts';
import { type OpenedSession, openCustomerSession } from './open-session.ts';
import { signInMessages } from './sign-in.messages.gen.ts';
import { SOCIAL_SIGN_IN_STAND_INS, type SocialSignInAssertion } from './social-assertions.ts';

/** Milliseconds after sign-in or sign-up in which a social account can be linked without a password. */
const SIGNING_IN = 60_000;

interface PresentedAssertion {
  readonly assertion: string;
  readonly nonce: string;
}

export function listLinkedSocialAccounts(shop: Pick<SandboxShop, 'identity'>, customerId: string): SocialLinkAnswer[] {
  return shop.identity.linkedSocialAccounts.listByCustomer(customerId).map(({ provider, email, linkedAt }) => ({
    provider,
    name: nameOf(provider),
    identifier: hideDomainOfEmailAddress(email),
    since: new Date(linkedAt).toISOString(),
  }));
}

/**
 * Links a social account to the customer. It can then sign in, so an open session alone is not enough authorisation.
 *
 * @throws ApiFault 403 `2fa_required` or `password_required`, 404 `provider_not_found`, 409 `social_account_taken` or
 * `social_already_linked`, 422 `assertion_not_valid`.
 */
export async function linkSocialAccount(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'sessions' | 'identity' | 'outbox'>,
  incoming: AuthorisedCustomerCall,
  shown: PresentedAssertion,
): Promise<SocialLinkAnswer[]> {
  const { brand, caller, customer, now } = incoming;
  const assertMayLink =
    now - caller.session.openedAt < SIGNING_IN ? assertElevatedIfTwoFactorOn : assertElevatedByCodeOrPassword;
  runInTransaction(shop.db, () => assertMayLink(shop, caller, now));
  const assertion = await assertionOf(shop, incoming, shown);
  return runInTransaction(shop.db, () => {
    const { linkedSocialAccounts, socialAssertions } = shop.identity;
    assertUnspent(shop, assertion);
    const account = { siteKey: brand.siteKey, provider: assertion.provider, subject: assertion.subject };
    const owner = linkedSocialAccounts.findByAccount(account);
    if (owner && owner.customerId !== customer.id) {
      throw conflict('social_account_taken', signInMessages.linkedToOther());
    }
    if (linkedSocialAccounts.listByCustomer(customer.id).some(({ provider }) => provider === assertion.provider)) {
      throw conflict('social_already_linked', signInMessages.alreadyLinked());
    }
    socialAssertions.markUsed(assertion, now);
    linkedSocialAccounts.add(account, { customerId: customer.id, email: assertion.email, linkedAt: now });
    sendBrandedMailToCustomer(
      shop,
      customer,
      () => createSocialAccountLinkChangeMail(nameOf(assertion.provider), true),
      now,
    );
    return listLinkedSocialAccounts(shop, customer.id);
  });
}

/** @throws ApiFault 404 `provider_not_found` or `social_not_linked`. */
export function unlinkSocialAccount(
  shop: Pick<SandboxShop, 'brands' | 'identity' | 'outbox'>,
  { customer, params, now }: Pick<AuthorisedCustomerCall, 'customer' | 'params' | 'now'>,
): SocialLinkAnswer[] {
  const provider = providerOf(params);
  const { linkedSocialAccounts } = shop.identity;
  if (!linkedSocialAccounts.listByCustomer(customer.id).some((link) => link.provider === provider)) {
    throw createNotFoundFault('social_not_linked', signInMessages.notLinked());
  }
  linkedSocialAccounts.remove(customer.id, provider);
  sendBrandedMailToCustomer(shop, customer, () => createSocialAccountLinkChangeMail(nameOf(provider), false), now);
  return listLinkedSocialAccounts(shop, customer.id);
}

/**
 * Signs in by a linked social account. The assertion stays usable until a session opens, so that a retry can add a code.
 *
 * @throws ApiFault 401 `social_account_unknown`, 404 `provider_not_found`, 422 `assertion_not_valid`, or what
 * `openCustomerSession` throws.
 */
export async function openSessionWithSocialAccount(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'customers' | 'sessions' | 'identity' | 'outbox'>,
  incoming: AuthorisedCall,
  request: SocialLoginRequest,
): Promise<OpenedSession> {
  const { brand, now } = incoming;
  const counted = applySignInTokenRateLimitByIp(shop, incoming);
  const assertion = await assertionOf(shop, incoming, request);
  const opened = runInTransaction(shop.db, () => {
    const { linkedSocialAccounts, socialAssertions } = shop.identity;
    assertUnspent(shop, assertion);
    const { provider, subject } = assertion;
    const link = linkedSocialAccounts.findByAccount({ siteKey: brand.siteKey, provider, subject });
    const customer = link && shop.customers.findById(link.customerId);
    if (!customer) {
      const message = signInMessages.noCustomerLinked();
      throw new ApiFault(401, { code: 'social_account_unknown', message });
    }
    const session = openCustomerSession(shop, incoming, customer, request);
    socialAssertions.markUsed(assertion, now);
    return session;
  });
  counted.undo();
  return opened;
}

async function assertionOf(
  shop: Pick<SandboxShop, 'identity'>,
  { params, brand, now }: AuthorisedCall,
  { assertion, nonce }: PresentedAssertion,
) {
  const provider = providerOf(params);
  const read = await shop.identity.socialAssertions.read(assertion, { provider, siteKey: brand.siteKey, nonce }, now);
  if (!read) throw assertionNotValid();
  return read;
}

function assertUnspent(shop: Pick<SandboxShop, 'identity'>, assertion: SocialSignInAssertion): void {
  if (shop.identity.socialAssertions.isUsed(assertion)) throw assertionNotValid();
}

function providerOf({ provider = '' }: AuthorisedCall['params']): string {
  if (SOCIAL_SIGN_IN_STAND_INS.some((known) => known.provider === provider)) return provider;
  throw createNotFoundFault('provider_not_found', signInMessages.noSuchProvider());
}

function nameOf(provider: string): string {
  return SOCIAL_SIGN_IN_STAND_INS.find((known) => known.provider === provider)?.name ?? provider;
}

function assertionNotValid(): ApiFault {
  return createRefusalFault('assertion_not_valid', signInMessages.providerNotConfirmed(), 'assertion');
}

function conflict(code: string, message: string): ApiFault {
  return new ApiFault(409, { code, message });
}
