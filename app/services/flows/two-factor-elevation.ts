import { createPasswordConfirmationCalls } from '#commerce/sign-in/password-confirmation.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { PendingElevationCall } from '#engine/api/elevating-transport.ts';
import { fetchWithPageHeaders } from '#engine/api/same-origin-fetch.ts';
import type { CallRef } from '#engine/api/transport.ts';
import type { FlowLoader, FlowRunner } from '#engine/flows/flow.ts';
import { twoFactorElevationFlow } from '#machines/sign-in/two-factor-elevation/two-factor-elevation.flow.ts';
import { accountToastsMessages } from './account-toasts.messages.gen.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

interface ElevationBody {
  readonly otp: string;
  readonly saveDevice: boolean;
}

const refresh: CallRef<Record<never, never>, Record<never, never>, ElevationBody, unknown> = { id: 'auth.refresh' };
const resendCode: CallRef<Record<never, never>, Record<never, never>, undefined, unknown> = { id: 'two-factor.resend' };

/** The prompt for a one-time code or the password, which lets the calls through that wait for it. */
export function createElevationFlowLoader({
  pendingCalls,
  transport,
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'transport' | 'pendingCalls'>): FlowLoader {
  return async () => {
    const { startElevationMachine } = await import(
      '#machines/sign-in/two-factor-elevation/two-factor-elevation.start.ts'
    );
    return () => {
      const passwordConfirmation = createPasswordConfirmationCalls(transport);
      const actor = startElevationMachine({
        pendingCalls,
        elevate: async (proof, signal) => {
          if ('password' in proof) await passwordConfirmation.confirm(proof.password, { signal });
          else await transport.send(refresh, { body: proof }, { signal });
        },
        resend: async (signal) => {
          await transport.send(resendCode, {}, { signal });
        },
        check: (signal) => assertSameCustomer(page.customerId(), signal),
      });
      actor.on('elevation.completed', ({ byPassword }) => {
        if (byPassword) return;
        const { success, codeVerified } = page.messages(accountToastsMessages);
        page.toast({ title: success(), message: codeVerified(), level: 'success' });
      });
      return actor;
    };
  };
}

/** Opens the prompt for a call that was just blocked. */
export function startElevationPromptForBlockedCall(
  { callId, elevation }: PendingElevationCall,
  flows: FlowRunner,
): void {
  const { method, methods, identifier } = elevation;
  flows
    .start(twoFactorElevationFlow)
    .then(
      (actor) => actor.send({ type: 'CALL.BLOCKED', callId, request: { method, methods, identifier } }),
      reportError,
    );
}

/** @throws ApiError when the session is no longer that of the page. */
async function assertSameCustomer(customerId: string | null, signal: AbortSignal): Promise<void> {
  const response = await fetchWithPageHeaders('/_visitor', { headers: { accept: 'application/json' }, signal });
  const visitor: { readonly customerId?: unknown } = await response.json();
  if (visitor.customerId !== customerId) {
    throw new ApiError('The page belongs to another customer.', { status: 401, code: 'signed_out' });
  }
}
