import { assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { createFundOptionId, type PaymentPurpose } from '#domain/payment/payment-options.ts';
import type { CardGatewayKey } from '#schemas/generated/api/types.gen.ts';
import { cardFieldsReadinessMachine } from '../card-fields-readiness/card-fields-readiness.machine.ts';
import { getChosenOrInitialPaymentOption, revalidateChosenPaymentOption } from './chosen-option.ts';
import type { LoadedPaymentMethods, PaymentChoiceEvent, PaymentChoiceMachineContext } from './payment-choice.types.ts';

const types = {} as {
  context: PaymentChoiceMachineContext;
  events: PaymentChoiceEvent;
  meta: { readonly silent?: boolean };
};

interface Followed {
  readonly snapshot: SnapshotFrom<typeof cardFieldsReadinessMachine>;
}

export const initialPaymentChoiceFields = { optionId: null, code: '', isDefault: false, isChecked: false };

export const paymentChoiceSetup = setup({
  types,
  actors: {
    loadMethods: fromPromise<LoadedPaymentMethods, { readonly purpose: PaymentPurpose }>(() =>
      Promise.reject(new Error('loadMethods is not provided')),
    ),
    cardFieldsReadiness: cardFieldsReadinessMachine,
    mountCardFields: fromCallback<PaymentChoiceEvent, { readonly gatewayKey: CardGatewayKey }>(() => undefined),
  },
  guards: {
    isNewCard: ({ context }) => getChosenOrInitialPaymentOption(context)?.way.kind === 'new-card',
    isReady: (_, { snapshot }: Followed) => snapshot.value === 'ready',
    hasGivenUp: (_, { snapshot }: Followed) => snapshot.value === 'gave_up',
  },
  actions: {
    setPaymentDetails: assign(({ event }) =>
      event.type === 'PAYMENT.BEGIN'
        ? {
            purpose: event.purpose,
            amount: event.amount,
            currency: event.currency,
            paysLater: event.paysLater ?? false,
          }
        : {},
    ),
    setMethods: assign(({ context }, { output: known }: { readonly output: LoadedPaymentMethods }) => ({
      loaded: known,
      // What is chosen must not change by itself when the amount does.
      optionId: revalidateChosenPaymentOption({ ...context, loaded: known })?.id ?? null,
    })),
    setAmount: assign(({ event }) => (event.type === 'AMOUNT.CHANGE' ? { amount: event.amount } : {})),
    setOption: assign(({ event }) =>
      event.type === 'METHOD.CHOOSE' ? { optionId: event.optionId, code: '', isChecked: false } : {},
    ),
    setSecurityCode: assign(({ event }) => (event.type === 'CODE.CHANGE' ? { code: event.code } : {})),
    setIsDefault: assign(({ event }) => (event.type === 'DEFAULT.CHANGE' ? { isDefault: event.isDefault } : {})),
    markChecked: assign({ isChecked: true }),
    setSavedFund: assign(({ event }) => (event.type === 'CARD.SAVED' ? { savedFundId: event.fundId } : {})),
    reset: assign(({ context: { savedFundId } }) => ({
      ...initialPaymentChoiceFields,
      optionId: savedFundId === null ? null : createFundOptionId(savedFundId),
    })),
  },
});
