import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { FundsCalls } from '#commerce/wallet/funds.ts';
import type { Fund } from '#schemas/generated/api/types.gen.ts';
import { paypalAccountSavingMachine } from './paypal-account-saving.machine.ts';
import type { PaypalAccountToSave } from './paypal-account-saving.types.ts';

export interface PaypalAccountSavingServices {
  readonly funds: Pick<FundsCalls, 'addPaypal'>;
  /** Shows the sheet of PayPal. Resolves to what it gives for the account, good once; null where the customer closed it. */
  readonly openSheet: (signal: AbortSignal) => Promise<string | null>;
  /** Device data of the gateway's script; null where it collects none. */
  readonly deviceData: (signal: AbortSignal) => Promise<string | null>;
  readonly newKey: () => string;
}

export function startPaypalAccountSavingMachine(
  services: PaypalAccountSavingServices,
): ActorRefFrom<typeof paypalAccountSavingMachine> {
  const { funds, openSheet, deviceData, newKey } = services;
  const machine = paypalAccountSavingMachine.provide({
    actors: {
      linkPaypalAccount: fromPromise<PaypalAccountToSave | null>(async ({ signal }) => {
        const token = await openSheet(signal);
        return token === null ? null : { token, deviceData: await deviceData(signal), key: newKey() };
      }),
      savePaypalAccount: fromPromise<Fund, { readonly linked: PaypalAccountToSave | null }>(
        ({ input: { linked }, signal }) => {
          if (!linked) throw new Error('there is nothing to save');
          const { token, deviceData: collected } = linked;
          const request = { token, ...(collected !== null && { deviceData: collected }) };
          return funds.addPaypal(request, { signal, idempotencyKey: linked.key });
        },
      ),
    },
  });
  return createActor(machine).start();
}
