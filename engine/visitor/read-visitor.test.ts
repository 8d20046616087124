import { stringifySetCookie } from 'cookie';
import { describe, expect, test } from 'vitest';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import { createSiteCatalogue } from '../site/site-catalogue.ts';
import { createCookieReader } from './cookies.ts';
import { readVisitor, type SignedInCustomerFacts } from './read-visitor.ts';

const NOW = Date.UTC(2026, 0, 10, 12);
const documents = createTestPublishedDocuments({
  documents: {
    'shop/site': {
      version: 1,
      name: 'Shop',
      hosts: ['shop.localhost'],
      locales: ['en-AU', 'en-GB'],
      currency: 'AUD',
      timeZone: 'Australia/Sydney',
      commerce: { account: 'shop', pricingId: 'shop-aud' },
      subVariants: {
        NSW: { name: 'New South Wales', pricingId: 'shop-nsw' },
        VIC: { name: 'Victoria', pricingId: 'shop-vic' },
      },
    },
  },
});

function read(query: string, cookies = '', { secure = true, session = null as SignedInCustomerFacts | null } = {}) {
  const site = createSiteCatalogue(documents).byKey('shop');
  if (!site) throw new Error('the shop is not served');
  const url = new URL(`https://shop.localhost/${query}`);
  const reading = readVisitor({
    site,
    url,
    cookie: createCookieReader(cookies, { secure }),
    secure,
    now: NOW,
    readSession: () => session,
  });
  return { ...reading, set: reading.setCookies.map((cookie) => stringifySetCookie(cookie)) };
}

describe('readVisitor', () => {
  test('returns defaults for a first visit', () => {
    expect(read('')).toEqual({
      visitor: {
        signedIn: false,
        customerId: null,
        segment: null,
        locale: 'en-AU',
        subVariant: null,
        pricingId: 'shop-aud',
        anonymousCartToken: null,
        affiliateCode: null,
        sessionId: null,
        consent: new Set(),
        forced: null,
      },
      start: {
        subVariant: null,
        anonymousCartToken: null,
        affiliateCode: null,
        favouriteNumbers: false,
        language: null,
        utm: {},
      },
      setCookies: [],
      set: [],
    });
  });

  test('reads the campaign from the cookie only with consent, and from the URL also without', () => {
    const campaignCookie = '__Host-utm=source%3Dmail%26campaign%3Dspring%26other%3Dx';
    const utmOf = (query: string, cookies = '') => read(query, cookies).visitor.utm;
    expect(utmOf('', `${campaignCookie}; __Host-consent=essential%2Cnon_essential`)).toEqual({
      source: 'mail',
      campaign: 'spring',
    });
    expect(utmOf('', campaignCookie)).toBeUndefined();
    expect(utmOf('?utm_source=poster', campaignCookie)).toEqual({ source: 'poster' });
  });

  test('restores a returning visitor from cookies', () => {
    const cookies =
      '__Host-cart=token-12345; __Host-affiliate=acme; __Host-sub-variant=VIC; __Host-consent=essential%2Cnon_essential; __Host-session-id=session-1';
    expect(read('', cookies)).toMatchObject({
      visitor: {
        anonymousCartToken: 'token-12345',
        affiliateCode: 'acme',
        subVariant: 'VIC',
        pricingId: 'shop-vic',
        sessionId: 'session-1',
        consent: new Set(['essential', 'non_essential']),
      },
      set: [],
    });
  });

  test('returns the signed-in customer', () => {
    const session = { customerId: '7', segment: 'vip', pricingId: 'vip-aud', forced: 'password-change' } as const;
    expect(read('?sv=nsw', '', { session }).visitor).toMatchObject({
      signedIn: true,
      customerId: '7',
      segment: 'vip',
      pricingId: 'vip-aud',
      subVariant: 'NSW',
      forced: 'password-change',
    });
  });

  test('ignores cookies with https names over http and those with http names over https', () => {
    expect(read('', 'cart=token-12345').visitor.anonymousCartToken).toBeNull();
    expect(read('', '__Host-cart=token-12345', { secure: false }).visitor.anonymousCartToken).toBeNull();
    expect(read('', 'cart=token-12345', { secure: false }).visitor.anonymousCartToken).toBe('token-12345');
  });

  test.each([
    'cart=<script>',
    'cart=a',
    `cart=${'a'.repeat(300)}`,
    'cart=a%00bcdefgh',
    'cart',
    '=;;,',
    'cart=%E0%A4%A',
  ])('ignores the invalid cookies %s', (cookies) =>
    expect(read('', cookies, { secure: false }).visitor.anonymousCartToken).toBeNull(),
  );

  test('reads the session id only with consent', () => {
    expect(read('', '__Host-session-id=session-1').visitor.sessionId).toBeNull();
  });
});

describe('start parameters', () => {
  test('are stored in cookies', () => {
    const { visitor, set } = read('?sv=nsw&act=token-12345&aff=acme&p=x');
    expect(visitor).toMatchObject({
      subVariant: 'NSW',
      pricingId: 'shop-nsw',
      anonymousCartToken: 'token-12345',
      affiliateCode: 'acme',
    });
    expect(set).toEqual([
      '__Host-sub-variant=NSW; Max-Age=31536000; Path=/; Expires=Sun, 10 Jan 2027 12:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
      '__Host-cart=token-12345; Max-Age=1209600; Path=/; Expires=Sat, 24 Jan 2026 12:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
      '__Host-affiliate=acme; Max-Age=1209600; Path=/; Expires=Sat, 24 Jan 2026 12:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  test('are stored in cookies with plain names over http', () => {
    expect(read('?aff=acme', '', { secure: false }).set).toEqual([
      'affiliate=acme; Max-Age=1209600; Path=/; Expires=Sat, 24 Jan 2026 12:00:00 GMT; HttpOnly; SameSite=Lax',
    ]);
  });

  test('that change nothing set no cookie', () => {
    expect(read('?aff=acme&sv=NSW', '__Host-affiliate=acme; __Host-sub-variant=NSW').set).toEqual([]);
  });

  test('store a campaign with consent only', () => {
    const query = '?utm_source=app&utm_campaign=spring%20sale&utm_id=7';
    expect(read(query)).toMatchObject({ start: { utm: { source: 'app', campaign: 'spring sale' } }, set: [] });
    expect(read(query, '__Host-consent=non_essential').set).toEqual([
      '__Host-utm=source%3Dapp%26campaign%3Dspring%2Bsale; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  test('ask for favourite numbers with the value true only', () => {
    expect(
      ['?favourite_numbers=true', '?favourite_numbers=1', ''].map((query) => read(query).start.favouriteNumbers),
    ).toEqual([true, false, false]);
  });

  test.each([
    '?sv=XXX',
    '?sv=__proto__',
    '?sv=ns%00w',
    `?sv=${'N'.repeat(30)}`,
    '?act=short',
    '?act=token%0d%0aSet-Cookie:x',
    '?act=token;12345',
    `?act=${'a'.repeat(201)}`,
    '?aff=a&aff=b',
    '?aff=%3Cscript%3E',
    '?aff=',
    '?utm_source=%3Cimg%20src%3D',
    '?utm_source=%0a',
    `?utm_source=${'a'.repeat(101)}`,
    '?p=%3Cscript%3E',
  ])('that are invalid, such as %s, are ignored and set no cookie', (query) => {
    const { set, start, visitor } = read(query, '__Host-consent=non_essential');
    expect(set).toEqual([]);
    expect(start).toEqual(read('').start);
    expect(visitor).toEqual(read('', '__Host-consent=non_essential').visitor);
  });
});
