import * as calls from '#schemas/generated/api/identity.wire-calls.gen.ts';
import { answerBody, answerLater, asCustomer, type Route } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { changePassword, forcePassword, resetPassword, sendReset } from '../change-password.ts';

const DONE = { result: { done: true } };

export function passwordRoutes(
  shop: Pick<Shop, 'db' | 'brands' | 'customers' | 'sessions' | 'identity' | 'outbox'>,
): Route[] {
  return [
    answerBody(calls.passwordForgot, (incoming, { email }) => {
      sendReset(shop, incoming, email);
      return DONE;
    }),

    answerLater(calls.passwordReset, async (incoming, { token, password }) => {
      await resetPassword(shop, incoming, token, password);
      return DONE;
    }),

    answerLater(calls.customerChangePassword, async (incoming, request) => {
      await changePassword(shop, asCustomer(incoming), request);
      return DONE;
    }),

    answerLater(calls.passwordForceChange, async (incoming, request) => {
      await forcePassword(shop, asCustomer(incoming), request.new_password);
      return DONE;
    }),
  ];
}
