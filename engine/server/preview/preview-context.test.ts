import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verifySignedLink } from '../signed-link.ts';
import {
  createPreviewLink,
  createPublishedPagePreviewSettings,
  formatPreviewAddressFromSettings,
  isPreviewRequestTarget,
  type PreviewContext,
  parsePreviewRequestTarget,
} from './preview-context.ts';

const FULL: PreviewContext = {
  site: 'lantern',
  path: '/list?page=2',
  draft: 'spring',
  segment: 'member',
  with: ['wallet_deposit', 'causes'],
  without: ['support_faq'],
  locale: 'en-GB',
  region: 'VIC',
  at: Date.UTC(2026, 11, 1, 10),
  signedIn: true,
  consent: 'refused',
  flow: { id: 'two-factor-elevation', state: 'requesting_otp.entering' },
};

const name = fc.stringMatching(/^[a-z][a-z0-9_-]{0,12}$/);
const contexts: fc.Arbitrary<PreviewContext> = fc.record({
  site: fc.option(name),
  path: fc.stringMatching(/^\/[a-z][a-z0-9/]{0,12}(?:\?tab=[a-z]{1,4})?$/),
  draft: fc.option(name),
  segment: fc.option(name),
  with: fc.array(name, { maxLength: 3 }),
  without: fc.array(name, { maxLength: 3 }),
  locale: fc.option(fc.constantFrom('en-AU', 'en-GB')),
  region: fc.option(name),
  at: fc.option(fc.integer({ min: 0, max: 4e12 })),
  signedIn: fc.boolean(),
  consent: fc.option(fc.constantFrom('given', 'refused')),
  flow: fc.option(fc.record({ id: name, state: fc.constantFrom('cart.valid', 'retry error') })),
});

describe('a preview context', () => {
  test('is read back unchanged from the address that it is written to', () => {
    fc.assert(
      fc.property(contexts, (context) => {
        expect(parsePreviewRequestTarget(formatPreviewAddressFromSettings(context))).toEqual(context);
      }),
    );
  });

  test('is written in full to its address, and its signed link is invalid once it expires or any character changes', () => {
    const link = createPreviewLink(FULL, 1000, 'secret');
    expect(formatPreviewAddressFromSettings(FULL)).toBe(
      '/preview?path=%2Flist%3Fpage%3D2&site=lantern&draft=spring&segment=member&with=wallet_deposit%2Ccauses&without=support_faq&locale=en-GB&region=VIC&at=2026-12-01T10%3A00%3A00.000Z&signed-in=true&consent=refused&flow=two-factor-elevation&state=requesting_otp.entering',
    );
    expect(parsePreviewRequestTarget(link)).toEqual(FULL);
    expect([
      verifySignedLink(link, 'secret', 999),
      verifySignedLink(link, 'secret', 1000),
      verifySignedLink(link, 'other', 1),
    ]).toEqual([true, false, false]);
    fc.assert(
      fc.property(fc.nat(link.length - 1), fc.constantFrom('x', '7', '%'), (at, letter) => {
        const changed = link.slice(0, at) + letter + link.slice(at + 1);
        return changed === link || !verifySignedLink(changed, 'secret', 1);
      }),
    );
  });
});

test('any page can be previewed at its own address with preview=true in the query', () => {
  expect(
    parsePreviewRequestTarget('/list?page=2&preview=true&draft=spring&signed-in=true&expires=1&signature=x'),
  ).toEqual({
    ...createPublishedPagePreviewSettings('/list?page=2'),
    draft: 'spring',
    signedIn: true,
  });
  expect(parsePreviewRequestTarget('/list?preview=true')).toEqual(createPublishedPagePreviewSettings('/list'));
});

test.each(['/', '/preview', '/preview?preview=1', '/list?preview=false', '/preview?flow=cart&state=empty'])(
  '%s does not request a preview',
  (target) =>
    expect([
      isPreviewRequestTarget(target) && target !== '/preview?preview=1',
      parsePreviewRequestTarget(target),
    ]).toEqual([false, null]),
);

test.each([
  '/preview?path=//evil.example',
  '/preview?path=/%5Cevil.example',
  '/preview?path=https://evil.example',
  '/preview?path=/_status',
  '/preview?path=/%20x%0a',
  '/preview?path=/&at=soon',
  '/preview?path=/&draft=../../etc',
  '/preview?path=/&site=%3Cscript%3E',
  '/preview?path=/&consent=perhaps',
  '/preview?path=/&flow=cart',
  '/preview?path=/&flow=cart&state=%3Cscript%3E',
])('the preview request %s is invalid and gives no preview context', (target) =>
  expect([isPreviewRequestTarget(target), parsePreviewRequestTarget(target)]).toEqual([true, null]),
);
