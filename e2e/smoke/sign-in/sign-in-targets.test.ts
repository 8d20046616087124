import { describe, expect, inject, test } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { journey } from '../../harness/journey.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';
import { createSignInPageObject } from '../../pages/sign-in-page.ts';

describe('a sign-in page whose next page would be on another site', () => {
  const hostileUrls = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/%2f%2fevil.example',
    'https://harbour.localhost@evil.example/',
  ];

  test.each(hostileUrls)('names a page of the shop as the next one instead of %s', async (hostileUrl) => {
    const { port } = inject('shop');
    const host = `harbour.localhost:${port}`;
    for (const [path, fallbackTarget] of [
      ['/login?next=', '/my-account'],
      ['/login?target=', '/my-account'],
      ['/login?mode=sign-up&next=', '/my-account'],
      ['/login/autologin/abc?target=', '/my-account'],
      ['/login/autologin?token=abc&target=', '/my-account'],
      ['/login/transfer/abc?target=', '/my-account'],
      ['/checkout/login?next=', '/cart/buy'],
    ] as const) {
      const { status, body } = await get(port, path + encodeURIComponent(hostileUrl), { host });
      const targets = [...body.matchAll(/"target":"([^"]*)"/g)].map(([, target]) => target);
      expect([path, status, ...new Set(targets)]).toEqual([path, 200, fallbackTarget]);
    }
  });

  journey('leads to the account after log-in', async ({ visit }) => {
    const { page, open, origin } = await visit('harbour');
    await open('/login?next=%2F%2Fevil.example');
    await createSignInPageObject(page).logIn('gus@harbour.example');
    await page.waitForURL(`${origin}/my-account`);
    coversSpec('rules', 'sanitise.redirect-url', await capturePageObservation(page));
  });
});
