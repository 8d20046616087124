import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import type { BreakRequest, PlayBreak } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault } from '../../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { type MailContent, sendBrandedMailToCustomer } from '../../sign-in/customer-mails.ts';
import { breaksMessages } from './breaks.messages.gen.ts';
import type { StoredPlayBreak } from './play-break-store.ts';

const DAY = 86_400_000;

/** Minimum length of a self-exclusion, in months. */
const MIN_EXCLUSION_MONTHS = 6;
/** Milliseconds between the request to return and the end of the self-exclusion. */
const RETURN_DELAY_MS = DAY;

const SILENCE = { email: false, phone: false, sms: false, directmail: false };

/** The customer who takes a break, and the time. */
type Taker = Pick<AuthorisedCustomerCall, 'brand' | 'customer' | 'now'>;

/** The current break of a customer, or null. */
export function getPlayBreak(
  shop: Pick<SandboxShop, 'playBreaks'>,
  { customer, now }: Pick<AuthorisedCustomerCall, 'customer' | 'now'>,
): PlayBreak | null {
  const taken = shop.playBreaks.findByCustomer(customer.id, now);
  return taken && breakAnswer(taken);
}

/**
 * Starts a break or extends the current one. From then on nothing is sold or advertised to the customer.
 *
 * @throws ApiFault 409 `break_not_shortened` where the break that runs would end sooner.
 */
export function startOrLengthenPlayBreak(
  shop: Pick<SandboxShop, 'brands' | 'outbox' | 'playBreaks' | 'customerChoices'>,
  incoming: Taker,
  { period }: BreakRequest,
): PlayBreak {
  const { brand, customer, now } = incoming;
  const { time_zone: timeZone } = brand.catalogue.branding;
  const before = shop.playBreaks.findByCustomer(customer.id, now);
  const taken = breakFor(period, now, timeZone);
  if (before && endOf(before) >= endOf(taken)) {
    throw new ApiFault(409, {
      code: 'break_not_shortened',
      message: breaksMessages.breakNotShortened(),
    });
  }
  shop.playBreaks.set(customer.id, { ...taken, startedAt: before?.startedAt ?? now });
  shop.customerChoices.setChannels(customer.id, SILENCE, [], now);
  sendBrandedMailToCustomer(shop, customer, () => createBreakMail(taken), now);
  return breakAnswer({ ...taken, startedAt: before?.startedAt ?? now });
}

/**
 * Requests the end of a self-exclusion, which ends one day later.
 *
 * @throws ApiFault 409 `no_self_exclusion`, or `too_early` while it still must last.
 */
export function scheduleEndOfSelfExclusion(
  shop: Pick<SandboxShop, 'brands' | 'outbox' | 'playBreaks'>,
  { customer, now }: Taker,
): PlayBreak {
  const taken = shop.playBreaks.findByCustomer(customer.id, now);
  if (taken?.kind !== 'self_exclusion') {
    throw new ApiFault(409, { code: 'no_self_exclusion', message: breaksMessages.notExcluded() });
  }
  if (taken.endsAt !== null) return breakAnswer(taken);
  const { returnFrom } = taken;
  if (returnFrom !== null && now < returnFrom) {
    throw new ApiFault(409, { code: 'too_early', message: breaksMessages.returnTooEarly({ from: returnFrom }) });
  }
  const returning = { ...taken, endsAt: now + RETURN_DELAY_MS };
  shop.playBreaks.set(customer.id, returning);
  const createMail = () => ({
    subject: breaksMessages.returnAsked(),
    body: breaksMessages.returnAskedBody({ again: returning.endsAt }),
    link: '/my-account/breaks',
  });
  sendBrandedMailToCustomer(shop, customer, createMail, now);
  return breakAnswer(returning);
}

function breakFor(period: BreakRequest['period'], now: number, timeZone: string): StoredPlayBreak {
  const today = new TZDate(now, timeZone);
  const timeOut = (end: Date) =>
    ({ kind: 'time_out', startedAt: now, endsAt: end.getTime(), returnFrom: null }) as const;
  switch (period) {
    case 'day':
      return timeOut(addDays(today, 1));
    case 'week':
      return timeOut(addDays(today, 7));
    case 'six_months':
      return timeOut(addMonths(today, 6));
    case 'until_i_ask':
      return {
        kind: 'self_exclusion',
        startedAt: now,
        endsAt: null,
        returnFrom: addMonths(today, MIN_EXCLUSION_MONTHS).getTime(),
      };
  }
}

/** The earliest known time at which selling may resume; infinite while no end is known. */
function endOf({ endsAt }: StoredPlayBreak): number {
  return endsAt ?? Number.POSITIVE_INFINITY;
}

function createBreakMail({ endsAt, returnFrom }: StoredPlayBreak): MailContent {
  return endsAt === null
    ? { subject: breaksMessages.excluded(), body: breaksMessages.excludedBody({ from: returnFrom ?? 0 }) }
    : { subject: breaksMessages.breakBegun(), body: breaksMessages.breakBegunBody({ until: endsAt }) };
}

function breakAnswer({ kind, startedAt, endsAt, returnFrom }: StoredPlayBreak): PlayBreak {
  const text = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  return { kind, started_at: new Date(startedAt).toISOString(), ends_at: text(endsAt), return_from: text(returnFrom) };
}
