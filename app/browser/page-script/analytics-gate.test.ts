// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasConsentedToNonEssential } from '#engine/storage/consent.ts';
import { setBrowserCookieIfAllowed } from '#engine/storage/page-cookie.ts';
import { openConsentCheckedTabStorage } from '#engine/storage/tab-storage.ts';
import { COOKIE_DEFINITIONS, createCookieIfConsented, getCookieName } from '#engine/visitor/cookies.ts';
import type { TrackedAnalyticsEvent } from '#schemas/browser/page-events.ts';
import { UNSENT_EVENTS_STORAGE_KEY } from '#schemas/browser/tab-names.ts';
import { dispatchTrackEvent } from '../../services/analytics/track.ts';
import { type AnalyticsCodeLoader, trackPageEventsAfterConsent } from './analytics-gate.ts';
import { markCustomerBreakOnDocument, restoreCustomerBreakMark } from './break-mark.ts';

const NAMES = { key: 'harbour', name: 'Harbour', locale: 'en-AU', currency: 'AUD', timeZone: 'UTC' };
const analytics = { customerData: true, dataLayer: true };
const site = { ...NAMES, logo: null, features: {}, analytics };

let tracked: TrackedAnalyticsEvent[];
let loads: number;
let fails: boolean;
let reports: string[];
let listening: [EventTarget, string, EventListenerOrEventListenerObject][];

const load: AnalyticsCodeLoader = async () => {
  loads++;
  if (fails) throw new Error('the code did not come');
  return { track: (one) => void tracked.push(one) };
};
const consent = (value: string) =>
  setBrowserCookieIfAllowed(
    createCookieIfConsented(COOKIE_DEFINITIONS.consent, value, {
      secure: false,
      now: Date.now(),
      consent: new Set(['essential'] as const),
    }),
  );
const visitorKnown = Promise.resolve();
const names = () => tracked.map(({ name }) => name);

beforeEach(() => {
  [tracked, loads, fails, reports, listening] = [[], 0, false, [], []];
  for (const target of [document, window]) {
    const listen: EventTarget['addEventListener'] = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => {
        listening.push([target, type, listener]);
        listen(type, listener);
      },
    );
  }
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: string) => reports.push(body) });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  markCustomerBreakOnDocument(null);
  for (const [target, type, listener] of listening) target.removeEventListener(type, listener);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  consent('');
});

test('the analytics gate loads and tracks nothing before consent, then tracks the page and later events until withdrawal', async () => {
  trackPageEventsAfterConsent({ site, routeId: 'home' }, visitorKnown, load);
  dispatchTrackEvent('Login', {});
  await vi.waitFor(() => expect(loads).toBe(0));
  consent('essential,non_essential');
  document.dispatchEvent(new CustomEvent('vitrine:consent'));
  dispatchTrackEvent('Logout', {});
  await vi.waitFor(() => expect(names()).toEqual(['PageView', 'Logout']));
  consent('essential');
  dispatchTrackEvent('Login', {});
  expect([names(), loads]).toEqual([['PageView', 'Logout'], 1]);
});

test('the analytics gate tracks a PageView for each page, but not for a reload of its data', async () => {
  consent('non_essential');
  trackPageEventsAfterConsent({ site, routeId: 'daily-winners.winners' }, visitorKnown, load);
  document.dispatchEvent(new CustomEvent('vitrine:page'));
  document.dispatchEvent(new CustomEvent('vitrine:page', { detail: { routeId: 'cart' } }));
  await vi.waitFor(() => expect(names()).toEqual(['PageView', 'membership viewed', 'PageView']));
  expect(tracked[2]?.fields).toMatchObject({ path: location.pathname, route_id: 'cart' });
});

test('the analytics gate uses the path from the server for a page with a secret in its path', async () => {
  consent('non_essential');
  trackPageEventsAfterConsent(
    { site, routeId: 'autologin', analyticsPath: '/login/autologin/:token' },
    visitorKnown,
    load,
  );
  const detail = { routeId: 'address', analyticsPath: '/confirm/:token' };
  document.dispatchEvent(new CustomEvent('vitrine:page', { detail }));
  await vi.waitFor(() =>
    expect(tracked.map(({ fields }) => fields['path'])).toEqual(['/login/autologin/:token', '/confirm/:token']),
  );
});

test('the analytics gate tracks a PageView for a page restored from the back/forward cache', async () => {
  consent('non_essential');
  trackPageEventsAfterConsent({ site, routeId: 'home' }, visitorKnown, load);
  for (const persisted of [false, true]) dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  await vi.waitFor(() => expect(names()).toEqual(['PageView', 'PageView']));
});

test('the analytics gate tracks clicks on links, and error toasts that have a code', async () => {
  consent('non_essential');
  trackPageEventsAfterConsent({ site, routeId: 'home' }, visitorKnown, load);
  document.body.innerHTML = '<a href="/cart?token=secret#top"> Your\n <b>cart</b></a><button>no link</button>';
  document.querySelector('b')?.click();
  document.querySelector('button')?.click();
  for (const code of ['unauthorised', undefined])
    document.dispatchEvent(new CustomEvent('vitrine:toast', { detail: { title: 'Oh', message: 'no', code } }));
  await vi.waitFor(() => expect(names()).toEqual(['PageView', 'Click', 'Error']));
  expect(tracked.slice(1).map(({ fields }) => fields)).toEqual([
    { text: 'Your cart', target: '/cart#top' },
    { code: 'unauthorised', message: 'Oh: no' },
  ]);
});

test('the analytics gate tracks a click on the link of a product also as the event product clicked with that product', async () => {
  consent('non_essential');
  trackPageEventsAfterConsent({ site, routeId: 'home' }, visitorKnown, load);
  document.body.innerHTML =
    '<li data-product="product_id=bay;name=Bay"><a href="#bay"><b>Bay</b></a><a id="no">x</a></li>';
  document.querySelector('b')?.click();
  document.querySelector<HTMLElement>('#no')?.click();
  await vi.waitFor(() => expect(names()).toEqual(['PageView', 'Click', 'product clicked']));
  expect(tracked[2]?.fields).toEqual({ product: 'product_id=bay;name=Bay' });
});

test('the analytics gate reports analytics code that fails to load, and tracks queued events once it loads', async () => {
  consent('non_essential');
  fails = true;
  trackPageEventsAfterConsent({ site, routeId: 'home' }, visitorKnown, load);
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  expect(JSON.parse(reports[0] ?? '')).toMatchObject({ kind: 'analytics', message: 'the code did not come' });
  fails = false;
  await vi.waitFor(() => {
    dispatchTrackEvent('Login', {});
    expect(names().slice(0, 2)).toEqual(['PageView', 'Login']);
  });
});

test('the analytics gate tracks nothing of a customer on a break, and starts again after it', async () => {
  consent('non_essential');
  const { promise, resolve } = Promise.withResolvers<void>();
  trackPageEventsAfterConsent({ site, routeId: 'home' }, promise, load);
  markCustomerBreakOnDocument('time-out');
  resolve();
  dispatchTrackEvent('Login', {});
  await vi.waitFor(() => expect(loads).toBe(1));
  expect(names()).toEqual([]);
  markCustomerBreakOnDocument('country-banned');
  dispatchTrackEvent('Logout', {});
  expect(names()).toEqual(['Logout']);
});

test('the analytics gate loads and tracks nothing on the next page of a tab whose customer was on a break', async () => {
  consent('non_essential');
  markCustomerBreakOnDocument('self-exclusion');
  document.documentElement.removeAttribute('data-on-break');
  restoreCustomerBreakMark();
  trackPageEventsAfterConsent({ site, routeId: 'home' }, visitorKnown, load);
  await visitorKnown;
  expect([loads, names()]).toEqual([0, []]);
});

test('the analytics gate tracks queued events when the page is left before the visitor is known', async () => {
  consent('non_essential');
  trackPageEventsAfterConsent({ site, routeId: 'home' }, new Promise(() => {}), load);
  await vi.waitFor(() => expect(loads).toBe(1));
  expect(names()).toEqual([]);
  dispatchEvent(new Event('pagehide'));
  expect(names()).toEqual(['PageView']);
});

describe('events of a page that is left before the analytics code has loaded', () => {
  const storage = openConsentCheckedTabStorage('non_essential');

  /** Opens a page in place of the one before. */
  function openPage(at: number, loading: AnalyticsCodeLoader = load): void {
    for (const [target, type, listener] of listening.splice(0)) target.removeEventListener(type, listener);
    trackPageEventsAfterConsent({ site, routeId: 'home' }, visitorKnown, loading, () => at);
  }
  function openAndLeavePage(at: number): void {
    openPage(at, () => new Promise(() => {}));
    dispatchTrackEvent('Logout', {});
    dispatchEvent(new Event('pagehide'));
  }

  test('are tracked by the next page of the tab, once, before its own', async () => {
    consent('non_essential');
    openAndLeavePage(1_000);
    openAndLeavePage(2_000);
    openPage(3_000);
    await vi.waitFor(() => expect(names()).toEqual(['PageView', 'Logout', 'PageView', 'Logout', 'PageView']));
    openPage(3_000);
    await vi.waitFor(() => expect(names().slice(5)).toEqual(['PageView']));
  });

  test('are dropped where the next page is opened more than a minute later, or without consent', async () => {
    consent('non_essential');
    openAndLeavePage(1_000);
    openPage(61_000);
    await vi.waitFor(() => expect(names()).toEqual(['PageView']));
    openAndLeavePage(61_000);
    consent('essential');
    openPage(62_000);
    consent('non_essential');
    openPage(62_000);
    await vi.waitFor(() => expect(names()).toEqual(['PageView', 'PageView']));
  });

  test('are not stored if they were already sent, or if the customer is on a break', async () => {
    consent('non_essential');
    trackPageEventsAfterConsent({ site, routeId: 'home' }, visitorKnown, load);
    await vi.waitFor(() => expect(names()).toEqual(['PageView']));
    dispatchEvent(new Event('pagehide'));
    expect(storage.read(UNSENT_EVENTS_STORAGE_KEY)).toBeNull();
    openPage(2_000, () => new Promise(() => {}));
    markCustomerBreakOnDocument('time-out');
    dispatchEvent(new Event('pagehide'));
    expect(storage.read(UNSENT_EVENTS_STORAGE_KEY)).toBeNull();
  });

  test('do not prevent the next page from tracking its own events when their copy in the tab storage is damaged', async () => {
    consent('non_essential');
    for (const damaged of ['{', 'null', '[1,2]']) {
      storage.write(UNSENT_EVENTS_STORAGE_KEY, damaged);
      openPage(3_000);
    }
    await vi.waitFor(() => expect(names()).toEqual(['PageView', 'PageView', 'PageView']));
  });
});

test('the analytics gate loads nothing for a site without analytics', () => {
  consent('non_essential');
  const { analytics: _, ...silent } = site;
  trackPageEventsAfterConsent({ site: silent, routeId: 'home' }, visitorKnown, load);
  dispatchTrackEvent('Login', {});
  expect([loads, listening]).toEqual([0, []]);
});

test('the analytics gate loads code with the framing partner as destination, even on a site without analytics', async () => {
  consent('essential,non_essential');
  const loaded: unknown[] = [];
  const record = async (destinations: unknown) => {
    loaded.push(destinations);
    return { track: () => undefined };
  };
  const framedBy = ['https://ferry.example'];
  const { analytics: _, ...silent } = site;
  trackPageEventsAfterConsent({ site, routeId: 'p', framedBy }, visitorKnown, record);
  trackPageEventsAfterConsent({ site: silent, routeId: 'p', framedBy }, visitorKnown, record);
  await Promise.resolve();
  expect(loaded).toEqual([
    { brand: 'harbour', customerData: true, dataLayer: true, framedBy },
    { brand: 'harbour', customerData: false, dataLayer: false, framedBy },
  ]);
});

test.each([{ secure: true }, { secure: false }, { secure: true, framed: true }, { secure: false, framed: true }])(
  'the analytics gate reads consent from the cookie that the server writes (%j)',
  (place) => {
    expect(
      hasConsentedToNonEssential(`${getCookieName(COOKIE_DEFINITIONS.consent, place)}=essential,non_essential`),
    ).toBe(true);
  },
);
