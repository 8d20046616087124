import type { CommerceCalls } from '#commerce/commerce.ts';
import type { BlockLoadContext } from '#engine/render/block-load.ts';
import { toSafeRedirectPath } from '#engine/routing/safe-path.ts';
import type { ShopBlockLoaderServices } from '../_ui/shop-services.ts';
import { EMPTY_TEST_CONTENT_READER } from './no-content.ts';
import { testMessages } from './test-messages.ts';

interface LoadSurroundings {
  readonly commerce: CommerceCalls;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly now?: number;
  readonly anonymousCartToken?: string | null;
}

/** What a loader is handed in a test; there are no pictures. */
export function createTestLoadContextWithCommerce({
  commerce,
  params = {},
  query = '',
  now = 1_000,
  anonymousCartToken = null,
}: LoadSurroundings): BlockLoadContext<object, ShopBlockLoaderServices> {
  return {
    props: {},
    routeId: 'home',
    params,
    named: {},
    query: new URLSearchParams(query),
    site: {
      key: 'test',
      name: 'Test',
      locale: 'en-AU',
      currency: 'AUD',
      timeZone: 'Australia/Sydney',
      logo: null,
      features: {},
    },
    messages: testMessages,
    visitor: {
      signedIn: false,
      customerId: null,
      segment: null,
      locale: 'en-AU',
      subVariant: null,
      pricingId: 'test-aud',
      anonymousCartToken,
      affiliateCode: null,
      sessionId: null,
      consent: new Set(),
      forced: null,
    },
    now,
    services: {
      commerce,
      walletPurchase: true,
      content: EMPTY_TEST_CONTENT_READER,
      picture: () => null,
      regions: () => [],
      safeTarget: (_, target) => toSafeRedirectPath(target),
      apiAddress: (path) => `http://api.test${path}`,
    },
    signal: new AbortController().signal,
  };
}
