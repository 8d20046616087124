import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import type { ResolvedImage } from '#engine/render/block.ts';
import { toSafeRedirectPath } from '#engine/routing/safe-path.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import type { ShopBlockLoaderServices } from '../_ui/shop-services.ts';
import { EMPTY_TEST_CONTENT_READER } from './no-content.ts';
import { TEST_OFFERS_NOW } from './offers.ts';
import { stubSite } from './render-example.tsx';
import { testMessages } from './test-messages.ts';

const VISITOR: Visitor = {
  signedIn: false,
  customerId: null,
  segment: null,
  locale: 'en-AU',
  subVariant: null,
  pricingId: 'example-aud',
  anonymousCartToken: null,
  affiliateCode: null,
  sessionId: null,
  consent: new Set(),
  forced: null,
};

export function createTestPicture(asset: string): ResolvedImage {
  return { src: `/${asset}`, srcSet: '', width: 120, height: 120, alt: '', focus: 'center' };
}

/** What a loader is called with, where the commerce API answers from a table by call id. */
export function createTestLoadContext<Props>(
  props: Props,
  answers: Readonly<Record<string, unknown>>,
  params: Record<string, string> = {},
  totals: Readonly<Record<string, number>> = {},
) {
  const { transport, sent } = createTestTransportFromTable(answers, totals);
  const services: ShopBlockLoaderServices = {
    commerce: createCommerceCalls(transport),
    walletPurchase: true,
    content: EMPTY_TEST_CONTENT_READER,
    picture: (_, asset) => createTestPicture(asset),
    regions: () => [],
    safeTarget: (_, target) => toSafeRedirectPath(target),
    apiAddress: (path) => `http://api.test${path}`,
  };
  const context = {
    props,
    routeId: 'home',
    params,
    named: {},
    query: new URLSearchParams(),
    site: stubSite,
    messages: testMessages,
    visitor: VISITOR,
    now: TEST_OFFERS_NOW,
    services,
    signal: new AbortController().signal,
  };
  return { context, sent };
}
