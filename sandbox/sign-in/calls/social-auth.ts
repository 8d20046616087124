import * as calls from '#schemas/generated/api/social-auth.wire-calls.gen.ts';
import {
  type CallRoute,
  defineAsyncRoute,
  defineCustomerRoute,
  defineRoute,
  requireCustomerCall,
} from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { toSessionResponse } from '../open-session.ts';
import { SOCIAL_SIGN_IN_STAND_INS } from '../social-assertions.ts';
import { linkSocialAccount, listSocialLinks, logInWithSocialAccount, unlinkSocialAccount } from '../social-sign-in.ts';

export function socialAuthRoutes(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'customers' | 'sessions' | 'accessTokens' | 'identity' | 'outbox'>,
): CallRoute[] {
  return [
    defineRoute(calls.socialAuthProviders, ({ brand }) => ({
      result: SOCIAL_SIGN_IN_STAND_INS.map(({ provider, name }) => ({
        provider,
        name,
        authorise_path: `/_providers/${provider}/authorise?client=${brand.siteKey}`,
      })),
    })),

    defineCustomerRoute(calls.socialAuthList, ({ customer }) => ({ result: listSocialLinks(shop, customer.id) })),

    defineAsyncRoute(calls.socialAuthLink, async (incoming, shown) => ({
      result: await linkSocialAccount(shop, requireCustomerCall(incoming), shown),
    })),

    defineCustomerRoute(calls.socialAuthUnlink, (incoming) => ({ result: unlinkSocialAccount(shop, incoming) })),

    defineAsyncRoute(calls.socialAuthLogin, async (incoming, request) => ({
      result: await toSessionResponse(shop, await logInWithSocialAccount(shop, incoming, request)),
    })),
  ];
}
