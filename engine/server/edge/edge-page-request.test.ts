import { expect, test } from 'vitest';
import { createEdgePageKey, createEdgePageRequest } from './edge-page-request.ts';

const address = { origin: 'http://harbour.localhost:3000', target: '/blog?page=2' };
const plain = { locale: 'en-AU', subVariant: null, consent: new Set<never>() };

test('the request for the default variant of a page has no cookies, whatever cookies its first visitor had', () => {
  expect(createEdgePageRequest({ ...address, cookies: 'cart=abcdefgh; banner-dismissed=abcdefghijkl' }, plain)).toEqual(
    {
      ...address,
      cookie: '',
      locale: 'en-AU',
    },
  );
});

test('the request for a variant of a page has only the cookies that select the variant', () => {
  const audience = {
    locale: 'en-AU',
    subVariant: 'SA',
    consent: new Set(['non_essential', 'essential'] as const),
    bannerDismissed: true,
  };
  const cookies = 'cart=abcdefgh; banner-dismissed=abcdefghijkl; __Host-banner-dismissed=lkjihgfedcba';
  const all = 'sub-variant=SA; consent=essential%2Cnon_essential; banner-dismissed=abcdefghijkl';
  expect(createEdgePageRequest({ ...address, cookies }, audience).cookie).toBe(all);
  expect(createEdgePageRequest({ ...address, origin: 'https://harbour.example', cookies }, audience).cookie).toBe(
    '__Host-sub-variant=SA; __Host-consent=essential%2Cnon_essential; __Host-banner-dismissed=lkjihgfedcba',
  );
});

test('the keys of edge page requests differ by origin, target and cookies', () => {
  const request = { ...address, cookie: '', locale: 'en-AU' };
  const others = [
    request,
    { ...request, origin: 'https://harbour.localhost:3000' },
    { ...request, target: '/' },
    { ...request, cookie: 'sub-variant=SA' },
  ];
  expect(new Set(others.map(createEdgePageKey)).size).toBe(others.length);
});
