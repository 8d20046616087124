// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasConsented } from '#engine/storage/consent.ts';
import { setPageCookie } from '#engine/storage/page-cookie.ts';
import { COOKIES, cookieName, writeCookie } from '#engine/visitor/cookies.ts';
import type { Tracked } from '../../services/analytics/track.ts';
import { track } from '../../services/analytics/track.ts';
import { type LoadAnalytics, watchAnalytics } from './analytics-gate.ts';

const NAMES = { key: 'harbour', name: 'Harbour', locale: 'en-AU', currency: 'AUD', timeZone: 'UTC' };
const analytics = { customerData: true, dataLayer: true };
const site = { ...NAMES, logo: null, features: {}, analytics };

let told: Tracked[];
let loads: number;
let fails: boolean;
let reports: string[];
let listening: [EventTarget, string, EventListenerOrEventListenerObject][];

const load: LoadAnalytics = async () => {
  loads++;
  if (fails) throw new Error('the code did not come');
  return { tell: (one) => void told.push(one) };
};
const consent = (value: string) =>
  setPageCookie(
    writeCookie(COOKIES.consent, value, { secure: false, now: Date.now(), consent: new Set(['essential'] as const) }),
  );
const names = () => told.map(({ name }) => name);

beforeEach(() => {
  [told, loads, fails, reports, listening] = [[], 0, false, [], []];
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
  for (const [target, type, listener] of listening) target.removeEventListener(type, listener);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  consent('');
});

test('without consent nothing is loaded or told, also not later; with it, what happens from then on', async () => {
  watchAnalytics({ site, routeId: 'home' }, load);
  track('Login', {});
  await vi.waitFor(() => expect(loads).toBe(0));
  consent('essential,non_essential');
  document.dispatchEvent(new CustomEvent('vitrine:consent'));
  track('Logout', {});
  await vi.waitFor(() => expect(names()).toEqual(['PageView', 'Logout']));
  consent('essential');
  track('Login', {});
  expect([names(), loads]).toEqual([['PageView', 'Logout'], 1]);
});

test('each page that is shown is told, once; one that only renews its data is not', async () => {
  consent('non_essential');
  watchAnalytics({ site, routeId: 'daily-winners.winners' }, load);
  document.dispatchEvent(new CustomEvent('vitrine:page'));
  document.dispatchEvent(new CustomEvent('vitrine:page', { detail: 'cart' }));
  await vi.waitFor(() => expect(names()).toEqual(['PageView', 'membership viewed', 'PageView']));
  expect(told[2]?.fields).toMatchObject({ path: location.pathname, route_id: 'cart' });
});

test('a page that comes back from the back/forward cache is a PageView', async () => {
  consent('non_essential');
  watchAnalytics({ site, routeId: 'home' }, load);
  for (const persisted of [false, true]) dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  await vi.waitFor(() => expect(names()).toEqual(['PageView', 'PageView']));
});

test('clicks on links are told, and messages of failures that no call has', async () => {
  consent('non_essential');
  watchAnalytics({ site, routeId: 'home' }, load);
  document.body.innerHTML = '<a href="/cart"> Your\n <b>cart</b></a><button>no link</button>';
  document.querySelector('b')?.click();
  document.querySelector('button')?.click();
  for (const code of ['unauthorised', undefined])
    document.dispatchEvent(new CustomEvent('vitrine:toast', { detail: { title: 'Oh', message: 'no', code } }));
  await vi.waitFor(() => expect(names()).toEqual(['PageView', 'Click', 'Error']));
  expect(told.slice(1).map(({ fields }) => fields)).toEqual([
    { text: 'Your cart', target: '/cart' },
    { code: 'unauthorised', message: 'Oh: no' },
  ]);
});

test('a click on a link to a product is told with what its list says of it', async () => {
  consent('non_essential');
  watchAnalytics({ site, routeId: 'home' }, load);
  document.body.innerHTML =
    '<li data-product="product_id=bay;name=Bay"><a href="#bay"><b>Bay</b></a><a id="no">x</a></li>';
  document.querySelector('b')?.click();
  document.querySelector<HTMLElement>('#no')?.click();
  await vi.waitFor(() => expect(names()).toEqual(['PageView', 'Click', 'product clicked']));
  expect(told[2]?.fields).toEqual({ product: 'product_id=bay;name=Bay' });
});

test('code that can not be loaded is reported, and what was not told is told once it comes', async () => {
  consent('non_essential');
  fails = true;
  watchAnalytics({ site, routeId: 'home' }, load);
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  expect(JSON.parse(reports[0] ?? '')).toMatchObject({ kind: 'analytics', message: 'the code did not come' });
  fails = false;
  await vi.waitFor(() => {
    track('Login', {});
    expect(names().slice(0, 2)).toEqual(['PageView', 'Login']);
  });
});

test('a site that tells nobody loads nothing', () => {
  consent('non_essential');
  const { analytics: _, ...silent } = site;
  watchAnalytics({ site: silent, routeId: 'home' }, load);
  track('Login', {});
  expect([loads, listening]).toEqual([0, []]);
});

test('a partner hears of the pages that it may frame, also of a site that tells nobody else', async () => {
  consent('essential,non_essential');
  const asked: unknown[] = [];
  const heard = async (listeners: unknown) => {
    asked.push(listeners);
    return { tell: () => undefined };
  };
  const framedBy = ['https://ferry.example'];
  const { analytics: _, ...silent } = site;
  watchAnalytics({ site, routeId: 'p', framedBy }, heard);
  watchAnalytics({ site: silent, routeId: 'p', framedBy }, heard);
  await Promise.resolve();
  expect(asked).toEqual([
    { brand: 'harbour', customerData: true, dataLayer: true, framedBy },
    { brand: 'harbour', customerData: false, dataLayer: false, framedBy },
  ]);
});

test.each([{ secure: true }, { secure: false }, { secure: true, framed: true }, { secure: false, framed: true }])(
  'consent is read from the cookie that the server writes (%j)',
  (place) => {
    expect(hasConsented(`${cookieName(COOKIES.consent, place)}=essential,non_essential`)).toBe(true);
  },
);
