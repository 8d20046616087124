import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSafeRedirectTarget } from './safe-redirect-target.ts';

const site = {
  hosts: ['shop.example', 'www.shop.example'],
  allowedHosts: ['partner.example'],
  appSchemes: ['shopapp', 'com.example.shop', 'javascript', 'data', 'intent'],
};
const HERE = 'https://shop.example/deep/page';
const HOSTS = new Set([...site.hosts, ...site.allowedHosts]);
const APPS = new Set(['shopapp:', 'com.example.shop:']);

describe('toSafeRedirectTarget allows', () => {
  test.each([
    ['/my-account?x=1#y', '/my-account?x=1#y'],
    ['https://shop.example/cart', 'https://shop.example/cart'],
    ['http://www.shop.example', 'http://www.shop.example/'],
    ['HTTPS://Partner.Example/a?b=//c', 'https://partner.example/a?b=//c'],
    ['https://partner.example:443/', 'https://partner.example/'],
    ['shopapp://signed-in/7?x=1', 'shopapp://signed-in/7?x=1'],
    ['com.example.shop://home', 'com.example.shop://home'],
  ])('the target %s and returns it as %s', (target, expected) => {
    expect(toSafeRedirectTarget(site, target)).toBe(expected);
  });
});

describe('toSafeRedirectTarget refuses', () => {
  test.each([
    '',
    'cart',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2f%2fevil.example',
    'https://evil.example',
    'https://evil.example/shop.example',
    'https://shop.example.evil.example',
    'https://evilshop.example',
    'https://shop.example@evil.example',
    'https://user:pass@shop.example',
    'https://@shop.example',
    'https://shop.example\\@evil.example',
    'https://shop.example:8443',
    'https:shop.example',
    'https:/shop.example',
    'https:///shop.example',
    'https://shop.example\n.evil.example',
    ' https://shop.example',
    'https://shop\u3002example',
    'https://shop.example/\u0000',
    'ftp://shop.example/',
    'ftp://example.com',
    'otherapp://home',
    'shopapp:home',
    'shopapp:///home',
    'shopapp://user@home',
    'javascript:alert(1)',
    'javascript://shop.example/%0aalert(1)',
    'JavaScript://x/%0aalert(1)',
    'data:text/html,x',
    'data://text/html,x',
    'intent://scan/#Intent;scheme=x;end',
    `shopapp://${'a'.repeat(2000)}`,
  ])('the target %j by returning null', (target) => {
    expect(toSafeRedirectTarget(site, target)).toBeNull();
  });
});

test('toSafeRedirectTarget only returns targets on allowed hosts or in allowed apps, whatever the input', () => {
  const pieces = [
    ...['https:', 'http:', 'shopapp:', 'javascript:', 'data:', '/', '//', '\\', '@', ':', '.', '..', '?', '#', '%2f'],
    ...['shop.example', 'partner.example', 'evil.example', 'x', '%5c', '%00', '\t', '\n', '\u200b', ' ', ':80', '%40'],
  ];
  const assembled = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));
  const safe = (target: string) => {
    const result = toSafeRedirectTarget(site, target);
    if (result === null) return true;
    const landing = new URL(result, HERE);
    const known = /^https?:$/.test(landing.protocol) ? HOSTS.has(landing.host) : APPS.has(landing.protocol);
    return known && landing.username === '' && landing.password === '' && toSafeRedirectTarget(site, result) === result;
  };
  fc.assert(fc.property(fc.oneof(assembled, fc.string(), fc.webUrl()), safe), { numRuns: 2000 });
});
