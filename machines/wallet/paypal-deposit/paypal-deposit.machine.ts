import { getActorError, getActorOutput, getOutputFromContext } from '../../_kit/params.ts';
import type { DepositApiResult } from '../deposit/deposit.types.ts';
import { paypalDepositSetup } from './paypal-deposit.setup.ts';
import type { PaypalDepositInput, PaypalDepositMachineContext } from './paypal-deposit.types.ts';

/**
 * A deposit by PayPal (specification: States and transitions, "PayPal redirects to redirectUrl or receipt in checkout"):
 * where the answer names a page, the browser goes there, and the customer comes back by way of the return routes.
 */
export const paypalDepositMachine = paypalDepositSetup.createMachine({
  id: 'paypal-deposit',
  context: startContext,
  initial: 'starting',
  output: getOutputFromContext,
  states: {
    starting: {
      always: [
        {
          guard: 'shouldRedirectAtOnce',
          target: 'redirected',
          actions: ['setExistingDepositResult', 'incrementVisits', { type: 'redirect', params: urlOfKnown }],
        },
        { guard: 'isExistingDeposit', target: 'redirected', actions: 'setExistingDepositResult' },
        { target: 'deposit' },
      ],
    },
    deposit: {
      invoke: {
        id: 'createDeposit',
        src: 'createDeposit',
        input: createDepositInput,
        onDone: [
          {
            guard: { type: 'needsRedirect', params: getActorOutput },
            target: 'redirected',
            actions: [
              { type: 'setDepositResult', params: getActorOutput },
              'incrementVisits',
              { type: 'redirect', params: urlOfOutput },
            ],
          },
          { target: 'answered', actions: { type: 'setDepositResult', params: getActorOutput } },
        ],
        onError: { target: 'answered', actions: { type: 'recordFailure', params: getActorError } },
      },
    },
    redirected: {
      on: {
        'PAYPAL.OPEN': { actions: ['incrementVisits', { type: 'redirect', params: urlOfAnswer }] },
        'PAYPAL.CHECK': 'checking',
        'PAYPAL.LEAVE': { target: 'answered', actions: 'recordLeft' },
      },
    },
    checking: {
      invoke: {
        id: 'checkDeposit',
        src: 'checkDeposit',
        input: checkDepositInput,
        onDone: [
          { guard: { type: 'needsRedirect', params: getActorOutput }, target: 'redirected' },
          { target: 'answered', actions: { type: 'setDepositResult', params: getActorOutput } },
        ],
        onError: 'redirected',
      },
    },
    answered: { type: 'final', meta: { silent: true } },
  },
});

function startContext({ input }: { readonly input: PaypalDepositInput }): PaypalDepositMachineContext {
  return { ...input, answer: null, visits: 0, output: { kind: 'left', depositId: null } };
}

function urlOfKnown({ context }: { readonly context: Pick<PaypalDepositMachineContext, 'existingResult'> }) {
  return { url: context.existingResult?.deposit?.redirectUrl ?? '' };
}

function createDepositInput({
  context: { amount, purchase, key, metadata, way, existingResult },
}: {
  readonly context: PaypalDepositMachineContext;
}) {
  return {
    ...{ amount, purchase, way, existingResult },
    ...(key !== undefined && { key }),
    ...(metadata && { metadata }),
  };
}

function urlOfOutput({ event }: { readonly event: { readonly output: DepositApiResult } }) {
  return { url: event.output.deposit?.redirectUrl ?? '' };
}

function urlOfAnswer({ context }: { readonly context: Pick<PaypalDepositMachineContext, 'answer'> }) {
  return { url: context.answer?.deposit?.redirectUrl ?? '' };
}

function checkDepositInput({ context: { answer } }: { readonly context: Pick<PaypalDepositMachineContext, 'answer'> }) {
  return { depositId: answer?.deposit?.depositId ?? '' };
}
