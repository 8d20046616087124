import * as calls from '#schemas/generated/api/identity.wire-calls.gen.ts';
import { type CallRoute, defineAsyncRoute, defineBodyRoute, requireCustomerCall } from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { changePassword, resetPassword, sendPasswordReset, setRequiredPassword } from '../change-password.ts';

const DONE = { result: { done: true } };

export function passwordRoutes(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'customers' | 'sessions' | 'identity' | 'outbox'>,
): CallRoute[] {
  return [
    defineBodyRoute(calls.passwordForgot, (incoming, { email }) => {
      sendPasswordReset(shop, incoming, email);
      return DONE;
    }),

    defineAsyncRoute(calls.passwordReset, async (incoming, { token, password }) => {
      await resetPassword(shop, incoming, token, password);
      return DONE;
    }),

    defineAsyncRoute(calls.customerChangePassword, async (incoming, request) => {
      await changePassword(shop, requireCustomerCall(incoming), request);
      return DONE;
    }),

    defineAsyncRoute(calls.passwordForceChange, async (incoming, request) => {
      await setRequiredPassword(shop, requireCustomerCall(incoming), request.new_password);
      return DONE;
    }),
  ];
}
