import { expect, test } from 'vitest';
import {
  allowCookieIfConsented,
  allowCookieRemoval,
  appendSetCookieHeaders,
  createSetCookieHeaders,
  serialiseConsentCheckedCookie,
} from './cookie-gate.ts';

const cookie = { name: 'a', value: 'b', path: '/' };

test('a cookie is allowed when the visitor consents to its category', () => {
  const passed = allowCookieIfConsented(
    { ...cookie },
    'non_essential',
    new Set(['essential', 'non_essential'] as const),
  );
  expect(passed && serialiseConsentCheckedCookie(passed)).toBe('a=b; Path=/');
});

test('an essential cookie is allowed before any consent', () => {
  const passed = allowCookieIfConsented({ ...cookie }, 'essential', new Set());
  expect(passed && serialiseConsentCheckedCookie(passed)).toBe('a=b; Path=/');
});

test.each([[new Set<never>()], [new Set(['essential'] as const)]])(
  'a non-essential cookie is not allowed without consent',
  (consent) => {
    expect(allowCookieIfConsented({ ...cookie }, 'non_essential', consent)).toBeNull();
  },
);

test('removing a cookie is always allowed', () => {
  expect(serialiseConsentCheckedCookie(allowCookieRemoval({ name: 'a', path: '/' }, new Date(0)))).toBe(
    'a=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  );
});

test('serialising a cookie that was not allowed throws', () => {
  expect(() => serialiseConsentCheckedCookie({ ...cookie })).toThrow('the cookie a went around consent');
  expect(() => createSetCookieHeaders([{ ...cookie }])).toThrow('around consent');
  expect(() => appendSetCookieHeaders(new Headers(), [{ ...cookie }])).toThrow('around consent');
});

test('no cookies make no Set-Cookie header', () => {
  expect(createSetCookieHeaders([])).toEqual({});
});
