import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { sendGetRequestToLocalPort } from '../harness/request.ts';
import { BrowserlessVisitor } from '../harness/shop-caller.ts';
import { selectEveryNth } from './hostile-strings.ts';
import { HOSTILE_REDIRECT_TARGETS } from './hostile-targets.ts';

const BRAND = 'harbour';

type AddressFor = (target: string) => string;

const inQuery =
  (path: string, name: string): AddressFor =>
  (target) =>
    `${path}?${new URLSearchParams({ [name]: target })}`;

/** Every URL whose redirect depends on the request, for visitors and customers. */
const LEADING: Readonly<Record<string, AddressFor>> = {
  'a login': inQuery('/login', 'next'),
  'a login, by its other name': inQuery('/login', 'target'),
  'a sign-up': (target) => `/login?${new URLSearchParams({ mode: 'sign-up', next: target })}`,
  'a login at the checkout': inQuery('/checkout/login', 'next'),
  'a link that signs in': inQuery('/login/autologin/abcdefghijklmnop', 'target'),
  'a link that transfers': inQuery('/login/transfer/abcdefghijklmnop', 'target'),
  'a forced change of a password': inQuery('/force-password-change', 'next'),
  'a forced upgrade': inQuery('/my-account/upgrade-account', 'next'),
  'a page that wants a login': inQuery('/my-account', 'next'),
  'an address that is written oddly': inQuery('/LOGIN/', 'next'),
  'a path': (target) => asPath(target),
  'a path that is written oddly': (target) => `${asPath(target)}/`,
  'a path below a page': (target) => `/cart/${asPath(target)}`,
  'a path with what only operators may say': (target) => `${asPath(target)}?clear_cache=1`,
  'a navigation': inQuery('/_page', 'path'),
  'the way to a receipt': inQuery('/cart/buy', 'successMobileDeepLink'),
  'a receipt': inQuery('/receipt/1', 'successMobileDeepLink'),
  'a deposit that went well': inQuery('/checkout/deposit/1/success', 'successMobileDeepLink'),
  'a preview': inQuery('/preview', 'path'),
};

/**
 * Checks that no redirect, link, form or data of a page leads to a target. Each URL is tried with every `step`-th target,
 * beginning with another one, so that every target is tried with some URL.
 */
export function defineRedirectTests(step: number): void {
  const { port, operatorToken } = inject('shop');
  const origin = `http://${BRAND}.localhost:${port}`;
  const customer = new BrowserlessVisitor(port, { brand: BRAND });
  beforeAll(async () => void (await customer.signIn(`ada@${BRAND}.example`)));
  afterAll(() => customer.close());

  test('there are over 500 hostile redirect targets', () =>
    expect(HOSTILE_REDIRECT_TARGETS.length).toBeGreaterThan(500));

  const addresses = Object.entries(LEADING).map(([name, addressFor], index) => ({
    name,
    addressFor,
    targets: selectEveryNth(HOSTILE_REDIRECT_TARGETS, step, index),
  }));

  describe.each(addresses)('$name never leads to another site', ({ addressFor, targets }) => {
    test('for a visitor', { timeout: 300_000 }, async () => {
      const headers = { host: `${BRAND}.localhost:${port}`, authorization: `Bearer ${operatorToken}` };
      const findings: string[] = [];
      for (const target of targets) {
        const { headers: answered, body } = await sendGetRequestToLocalPort(port, addressFor(target), headers);
        findings.push(...leavingIn(answered['location'], body, origin).map((what) => `${target}: ${what}`));
      }
      expect(findings).toEqual([]);
    });

    test('for a customer', { timeout: 300_000 }, async () => {
      const findings: string[] = [];
      for (const target of targets) {
        const { headers, text } = await customer.open(addressFor(target));
        findings.push(...leavingIn(headers.location, text, origin).map((what) => `${target}: ${what}`));
      }
      expect(findings).toEqual([]);
    });
  });
}

/** The path as a client sends it, with characters encoded that a request may not hold. */
function asPath(target: string): string {
  const encoded = target.replaceAll(/[^\u0021-\u007e]/gu, (letter) => encodeURIComponent(letter));
  return encoded.startsWith('/') ? encoded : `/${encoded}`;
}

/** The foreign URL that a response leads to, or null. */
function leavingIn(location: string | string[] | undefined, body: string, origin: string): string[] {
  const attributes = [...body.matchAll(/\s(?:href|action|formaction|src)="([^"]*)"/g)].map(([, value = '']) =>
    unescaped(value),
  );
  const data =
    /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(body)?.[1] ??
    (body.startsWith('{') ? body : 'null');
  const all = [...[location ?? []].flat(), ...attributes, ...texts(JSON.parse(data))];
  return all.filter((value) => leaves(value, origin));
}

function leaves(value: string, origin: string): boolean {
  if (!URL.canParse(value, origin)) return false;
  const { protocol, host, username } = new URL(value, origin);
  if (host.includes('hostile') || username.includes('hostile')) return true;
  return /^(?:javascript|vbscript|data|blob|intent):$/.test(protocol) && value.includes('alert');
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

function unescaped(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
