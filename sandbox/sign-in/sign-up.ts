import { getEpochDayAndHourInTimeZone } from '#domain/date-format.ts';
import { isEmailAddress, isPersonName } from '#domain/forms/form-rules.ts';
import { isAdult, isCalendarDate, USUAL_MINIMUM_AGE } from '#domain/forms/minimum-age.ts';
import type { ApiMessage, SignupRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { recordTermsAgreement } from '../account/customers/terms.ts';
import { ApiFault } from '../http/api-fault.ts';
import type { AuthorisedCall } from '../http/call-route.ts';
import { runInTransaction } from '../http/run-in-transaction.ts';
import type { SandboxBrand, SandboxShop } from '../shop.ts';
import { startVerifyingNewEmailByMailedLink } from './confirmation-links.ts';
import { type OpenedSession, openCustomerSession } from './open-session.ts';
import { findGuessablePasswordProblem } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { signUpRateLimitByIp } from './rate-limits.ts';
import { signInMessages } from './sign-in.messages.gen.ts';

/**
 * Opens an account and signs in.
 *
 * @throws ApiFault 422 with everything that is wrong with the request, or 429 `rate_limited`.
 */
export async function signUpAndOpenSession(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'customers' | 'sessions' | 'identity' | 'outbox' | 'termsAgreements'>,
  incoming: AuthorisedCall,
  request: SignupRequest,
): Promise<OpenedSession> {
  const { brand, address, locale, now } = incoming;
  shop.identity.rateLimiter.count([[signUpRateLimitByIp, address]], now);
  refuse(problemsOf(request, incoming));
  assertFree(shop, brand, request.email);
  const passwordHash = await hashPassword(request.password);
  return runInTransaction(shop.db, () => {
    assertFree(shop, brand, request.email);
    const customer = shop.customers.create({
      siteKey: brand.siteKey,
      email: request.email.trim(),
      firstName: request.firstname.trim(),
      lastName: request.lastname.trim(),
      passwordHash,
      pricingId: findPricingIdOfRegion(brand, request.state),
      segmentName: null,
      forcePasswordChange: false,
      accountUpgrade: false,
      createdAt: now,
      locale,
    });
    const { password: _, ...details } = request;
    shop.identity.signUps.add(customer.id, details, now);
    recordTermsAgreement(shop, customer.id, { occasion: 'sign-up' }, now);
    startVerifyingNewEmailByMailedLink(shop, customer, now);
    return openCustomerSession(shop, incoming, customer, { save_device: request.save_device ?? false });
  });
}

function problemsOf(request: SignupRequest, { brand, now }: AuthorisedCall): ApiMessage[] {
  const today = getDateInShopTimeZone(brand, now);
  const { minimumAge: age = USUAL_MINIMUM_AGE } = brand.catalogue;
  const { email, firstname, lastname, password, date_of_birth: born } = request;
  const problems: (ApiMessage | null)[] = [
    isEmailAddress(email.trim()) ? null : invalid('email', signInMessages.emailInvalid()),
    isName(firstname) ? null : nameNotValid('firstname'),
    isName(lastname) ? null : nameNotValid('lastname'),
    findGuessablePasswordProblem(password, email, 'password'),
    isCalendarDate(born) ? null : invalid('date_of_birth', signInMessages.dateInvalid()),
    isCalendarDate(born) && !isAdult(born, today, age)
      ? { code: 'under_age', message: signInMessages.underAge({ age }), target: 'date_of_birth' }
      : null,
    isSignUpRegionOffered(brand, request.state)
      ? null
      : { code: 'region_not_offered', message: signInMessages.regionNotOffered(), target: 'state' },
    request.terms_accepted
      ? null
      : {
          code: 'terms_required',
          message: signInMessages.termsRequired(),
          target: 'terms_accepted',
        },
  ];
  return problems.filter((problem) => problem !== null);
}

function refuse([first, ...rest]: readonly ApiMessage[]): void {
  if (first) throw new ApiFault(422, first, ...rest);
}

function assertFree(shop: Pick<SandboxShop, 'customers'>, { siteKey }: SandboxBrand, email: string): void {
  if (!shop.customers.findByEmail(siteKey, email.trim())) return;
  refuse([{ code: 'email_taken', message: signInMessages.emailTaken(), target: 'email' }]);
}

function isName(text: string): boolean {
  return text.trim() !== '' && isPersonName(text);
}

function invalid(target: string, message: string): ApiMessage {
  return { code: 'invalid', message, target };
}

function nameNotValid(target: string): ApiMessage {
  return { code: 'name_not_valid', message: signInMessages.nameNotCardNumber(), target };
}

/**
 * GB, LW and NSWL can't be chosen (specification: Roles and permissions), but GB where the shop is in it. Parts of another
 * country, such as 'CH-ZH', are offered in that country alone.
 */
export function isSignUpRegionOffered({ catalogue }: SandboxBrand, state: SignupRequest['state']): boolean {
  if (state.includes('-')) return state.startsWith(`${catalogue.country}-`);
  if (state === 'GB') return catalogue.country === 'GB';
  return state !== 'LW' && state !== 'NSWL';
}

/** The price list of a region. */
export function findPricingIdOfRegion({ catalogue, pricingId }: SandboxBrand, state: SignupRequest['state']): string {
  const subVariant = catalogue.subVariants.find(({ regions }) => regions.some((region) => region === state));
  return subVariant?.pricing_id ?? pricingId;
}

const DAY = 86_400_000;

/** Current date in the shop's time zone, such as '2026-11-21'. */
export function getDateInShopTimeZone({ catalogue }: SandboxBrand, now: number): string {
  return new Date(getEpochDayAndHourInTimeZone(now, catalogue.branding.time_zone).day * DAY).toISOString().slice(0, 10);
}
