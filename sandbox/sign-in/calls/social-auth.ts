import * as calls from '#schemas/generated/api/social-auth.wire-calls.gen.ts';
import { answer, answerCustomer, answerLater, asCustomer, type Route } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { sessionAnswer } from '../open-session.ts';
import { linkSocial, logInBySocial, socialLinksOf, unlinkSocial } from '../social-sign-in.ts';
import { STAND_IN_PROVIDERS } from '../stand-in-providers.ts';

export function socialAuthRoutes(
  shop: Pick<Shop, 'db' | 'brands' | 'customers' | 'sessions' | 'accessTokens' | 'identity' | 'outbox'>,
): Route[] {
  return [
    answer(calls.socialAuthProviders, ({ brand }) => ({
      result: STAND_IN_PROVIDERS.map(({ provider, name }) => ({
        provider,
        name,
        authorise_path: `/_providers/${provider}/authorise?client=${brand.siteKey}`,
      })),
    })),

    answerCustomer(calls.socialAuthList, ({ customer }) => ({ result: socialLinksOf(shop, customer.id) })),

    answerLater(calls.socialAuthLink, async (incoming, shown) => ({
      result: await linkSocial(shop, asCustomer(incoming), shown),
    })),

    answerCustomer(calls.socialAuthUnlink, (incoming) => ({ result: unlinkSocial(shop, incoming) })),

    answerLater(calls.socialAuthLogin, async (incoming, request) => ({
      result: await sessionAnswer(shop, await logInBySocial(shop, incoming, request)),
    })),
  ];
}
