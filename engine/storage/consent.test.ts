import { expect, test } from 'vitest';
import { hasConsentedToNonEssential, hasMadeConsentChoice } from './consent.ts';

test.each(['consent', '__Host-consent'])(
  'hasConsentedToNonEssential reads the cookie %s, and is true only if it lists non_essential',
  (name) => {
    expect(hasConsentedToNonEssential(`cart=1; ${name}=essential,non_essential; utm=x`)).toBe(true);
    expect(hasConsentedToNonEssential(`${name}=essential%2Cnon_essential`)).toBe(true);
    expect(hasConsentedToNonEssential(`${name}=essential`)).toBe(false);
  },
);

test.each(['', 'cart=1', 'my-consent=non_essential', 'consent=non_essential_not', 'note=consent=non_essential'])(
  'hasConsentedToNonEssential is false for the Cookie header %o',
  (cookies) => {
    expect(hasConsentedToNonEssential(cookies)).toBe(false);
  },
);

test('a visitor has made a choice once the consent cookie names a category', () => {
  expect(hasMadeConsentChoice('consent=essential')).toBe(true);
  expect(hasMadeConsentChoice('__Host-consent=essential%2Cnon_essential')).toBe(true);
  expect(hasMadeConsentChoice('consent=')).toBe(false);
  expect(hasMadeConsentChoice('cart=essential')).toBe(false);
});
