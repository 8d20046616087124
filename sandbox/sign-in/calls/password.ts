import * as calls from '#schemas/generated/api/identity.wire-calls.gen.ts';
import {
  defineSandboxAsyncRoute,
  defineSandboxBodyRoute,
  requireCustomerCall,
  type SandboxCallRoute,
} from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import {
  replaceStoredPassword,
  resetPasswordByMailToken,
  sendPasswordResetLink,
  storeRequiredNewPassword,
} from '../change-password.ts';

const DONE = { result: { done: true } };

export function createSandboxPasswordRoutes(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'customers' | 'sessions' | 'identity' | 'outbox'>,
): SandboxCallRoute[] {
  return [
    defineSandboxBodyRoute(calls.passwordForgot, (incoming, { email }) => {
      sendPasswordResetLink(shop, incoming, email);
      return DONE;
    }),

    defineSandboxAsyncRoute(calls.passwordReset, async (incoming, { token, password }) => {
      await resetPasswordByMailToken(shop, incoming, token, password);
      return DONE;
    }),

    defineSandboxAsyncRoute(calls.customerChangePassword, async (incoming, request) => {
      await replaceStoredPassword(shop, requireCustomerCall(incoming), request);
      return DONE;
    }),

    defineSandboxAsyncRoute(calls.passwordForceChange, async (incoming, request) => {
      await storeRequiredNewPassword(shop, requireCustomerCall(incoming), request.new_password);
      return DONE;
    }),
  ];
}
