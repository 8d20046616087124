import { expect, test } from 'vitest';
import { hasChosenConsent, hasConsented } from './consent.ts';

test.each(['consent', '__Host-consent'])('a visitor has consented whose cookie %s says so', (name) => {
  expect(hasConsented(`cart=1; ${name}=essential,non_essential; utm=x`)).toBe(true);
  expect(hasConsented(`${name}=essential%2Cnon_essential`)).toBe(true);
  expect(hasConsented(`${name}=essential`)).toBe(false);
});

test.each(['', 'cart=1', 'my-consent=non_essential', 'consent=non_essential_not', 'note=consent=non_essential'])(
  'nobody has consented by %o',
  (cookies) => {
    expect(hasConsented(cookies)).toBe(false);
  },
);

test('a visitor has chosen once the cookie names a category', () => {
  expect(hasChosenConsent('consent=essential')).toBe(true);
  expect(hasChosenConsent('__Host-consent=essential%2Cnon_essential')).toBe(true);
  expect(hasChosenConsent('consent=')).toBe(false);
  expect(hasChosenConsent('cart=essential')).toBe(false);
});
