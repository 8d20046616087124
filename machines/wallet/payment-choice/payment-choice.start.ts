import { createActor, fromCallback, fromPromise } from 'xstate';
import type { PaymentPurpose, SupportedGatewaysAndWallets } from '#domain/payment/payment-options.ts';
import type { CardGatewayKey, PaymentMethod } from '#schemas/generated/api/types.gen.ts';
import { cardFieldsReadinessMachine } from '../card-fields-readiness/card-fields-readiness.machine.ts';
import { paymentChoiceMachine } from './payment-choice.machine.ts';
import type { LoadedPaymentMethods, PaymentChoiceEvent } from './payment-choice.types.ts';

export interface PaymentChoiceServices {
  readonly methods: (purpose: PaymentPurpose, signal: AbortSignal) => Promise<readonly PaymentMethod[]>;
  readonly means: () => SupportedGatewaysAndWallets;
  /** Puts the fields of a gateway into the page, and gives what takes them away again. */
  readonly mountCardFields: (gatewayKey: CardGatewayKey) => () => void;
  /** Whether they answer. */
  readonly areCardFieldsReady: (signal: AbortSignal) => Promise<boolean>;
}

export function startPaymentChoiceMachine({
  methods,
  means,
  mountCardFields,
  areCardFieldsReady,
}: PaymentChoiceServices) {
  const machine = paymentChoiceMachine.provide({
    actors: {
      loadMethods: fromPromise<LoadedPaymentMethods, { readonly purpose: PaymentPurpose }>(
        async ({ input: { purpose }, signal }) => ({ methods: await methods(purpose, signal), supported: means() }),
      ),
      cardFieldsReadiness: cardFieldsReadinessMachine.provide({
        actors: { checkCardFields: fromPromise<boolean>(({ signal }) => areCardFieldsReady(signal)) },
      }),
      mountCardFields: fromCallback<PaymentChoiceEvent, { readonly gatewayKey: CardGatewayKey }>(({ input }) =>
        mountCardFields(input.gatewayKey),
      ),
    },
  });
  return createActor(machine).start();
}
