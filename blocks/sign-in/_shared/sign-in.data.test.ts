import { expect, test } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { toSafeRedirectTarget } from '#engine/routing/safe-redirect-target.ts';
import { createTestLoadContextWithCommerce } from '../../_testing/commerce-load-context.ts';
import { readSignInPageModeAndTarget, type SignInPageData } from './sign-in.data.ts';

const rules = { hosts: ['shop.example'], allowedHosts: ['partner.example'], appSchemes: ['shopapp'] };

function pageAt(query: string): SignInPageData {
  const context = createTestLoadContextWithCommerce({
    commerce: createCommerceCalls(createTestTransportFromTable({}).transport),
  });
  const services = {
    ...context.services,
    safeTarget: (_: string, target: string) => toSafeRedirectTarget(rules, target),
  };
  const props = { target: { href: '/my-account', external: false } };
  return readSignInPageModeAndTarget({ ...context, services, props, query: new URLSearchParams(query) });
}

test.each([
  ['', '/my-account'],
  ['next=/cart?x=1', '/cart?x=1'],
  ['target=/cart', '/cart'],
  ['next=/about&target=/cart', '/about'],
  ['target=https://partner.example/a', 'https://partner.example/a'],
  ['target=shopapp://home', 'shopapp://home'],
])('a sign-in asked for with "%s" leads to %s', (query, target) => {
  expect(pageAt(query).target).toBe(target);
});

test.each([
  'next=//evil.example',
  'next=/%5Cevil.example',
  'next=%5C%5Cevil.example',
  'next=javascript:alert(1)',
  'next=https://evil.example',
  'target=ftp://shop.example',
  'target=https://shop.example@evil.example',
  // The first name counts: a second one can't slip past it.
  'next=//evil.example&target=/cart',
])('a sign-in asked for with the unsafe target %s leads to the account', (query) => {
  expect(pageAt(query)).toMatchObject({ target: '/my-account', otherMode: '?mode=sign-up' });
});

test('signing up is a mode of the sign-in page, and the link to the other mode keeps the target', () => {
  expect(pageAt('mode=sign-up&next=/cart')).toMatchObject({ mode: 'sign-up', otherMode: '?mode=log-in&next=%2Fcart' });
  expect(pageAt('mode=anything')).toMatchObject({ mode: 'log-in', otherMode: '?mode=sign-up' });
});
