import * as calls from '#schemas/generated/api/social-auth.wire-calls.gen.ts';
import {
  defineSandboxAsyncRoute,
  defineSandboxCustomerRoute,
  defineSandboxRoute,
  requireCustomerCall,
  type SandboxCallRoute,
} from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { toSessionResponse } from '../open-session.ts';
import { SOCIAL_SIGN_IN_STAND_INS } from '../social-assertions.ts';
import {
  linkSocialAccount,
  listLinkedSocialAccounts,
  openSessionWithSocialAccount,
  unlinkSocialAccount,
} from '../social-sign-in.ts';

export function createSandboxSocialAuthRoutes(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'customers' | 'sessions' | 'accessTokens' | 'identity' | 'outbox'>,
): SandboxCallRoute[] {
  return [
    defineSandboxRoute(calls.socialAuthProviders, ({ brand }) => ({
      result: SOCIAL_SIGN_IN_STAND_INS.map(({ provider, name }) => ({
        provider,
        name,
        authorise_path: `/_providers/${provider}/authorise?client=${brand.siteKey}`,
      })),
    })),

    defineSandboxCustomerRoute(calls.socialAuthList, ({ customer }) => ({
      result: listLinkedSocialAccounts(shop, customer.id),
    })),

    defineSandboxAsyncRoute(calls.socialAuthLink, async (incoming, shown) => ({
      result: await linkSocialAccount(shop, requireCustomerCall(incoming), shown),
    })),

    defineSandboxCustomerRoute(calls.socialAuthUnlink, (incoming) => ({ result: unlinkSocialAccount(shop, incoming) })),

    defineSandboxAsyncRoute(calls.socialAuthLogin, async (incoming, request) => ({
      result: await toSessionResponse(shop, await openSessionWithSocialAccount(shop, incoming, request)),
    })),
  ];
}
