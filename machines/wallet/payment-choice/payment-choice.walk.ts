import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { PaymentMethod } from '#schemas/generated/api/types.gen.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { testSavedCardFund } from '../../_kit/testing/walked-funds.ts';
import { paymentChoiceMachine } from './payment-choice.machine.ts';
import type { LoadedPaymentMethods, PaymentChoiceMachineContext } from './payment-choice.types.ts';

const cards: PaymentMethod = {
  code: 'cc',
  funds: [testSavedCardFund],
  availableGateways: ['braintree'],
  attributes: { name: 'Card', direction: 'deposit', cart: true, digitalWallet: false, fundType: 'cc', bankTypes: [] },
  rules: { minAmount: '1.00', maxAmount: '5000.00', cscRequired: [], enabled: true },
};
const known: LoadedPaymentMethods = { methods: [cards], supported: { gateways: ['braintree'], wallets: [] } };

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  const { isChecked, code, isDefault, amount, savedFundId }: PaymentChoiceMachineContext = snapshot.context;
  const hasTyped = isChecked || code !== '' || isDefault || amount !== 1000 || savedFundId !== null;
  const mayType = snapshot.matches({ choosing: 'option_chosen' }) && !hasTyped;
  const fed = (value: string) =>
    snapshot.children['cardFieldsReadiness']
      ? [{ type: 'xstate.snapshot.cardFieldsReadiness', label: value, snapshot: { value } } as EventObject]
      : [];
  return [
    { type: 'PAYMENT.BEGIN', purpose: 'deposit', amount: mayType ? 1500 : 1000, currency: 'AUD' } as EventObject,
    { type: 'METHOD.CHOOSE', label: 'new card', optionId: 'new-cc' } as EventObject,
    { type: 'METHOD.CHOOSE', label: 'saved card', optionId: 'fund-fund-1' } as EventObject,
    ...(!mayType
      ? []
      : ([
          { type: 'AMOUNT.CHANGE', amount: 2000 },
          { type: 'CODE.CHANGE', code: '123' },
          { type: 'DEFAULT.CHANGE', isDefault: true },
          { type: 'CHOICE.VALIDATE' },
          { type: 'CARD.SAVED', fundId: 'fund-1' },
        ] as EventObject[])),
    { type: 'METHODS.RELOAD' },
    { type: 'CARD.RELOAD' },
    { type: 'CHOICE.RESET' },
    ...listActorEvents(snapshot, 'loadMethods', { outputs: [known], errors: [new Error('offline')] }),
    ...fed('ready'),
    ...fed('gave_up'),
  ];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const { optionId, code, isDefault, isChecked, amount, savedFundId }: PaymentChoiceMachineContext = context;
  const marks = [
    amount,
    optionId,
    code,
    isDefault ? 'default' : '',
    isChecked ? 'checked' : '',
    savedFundId ? 'saved' : '',
  ];
  return `${pathOf(value)}[${marks.filter(Boolean).join(' ')}]`;
}

function pathOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name}.${pathOf(inner)}`)
    .join(' ');
}

export const paymentChoiceWalk = defineFlowWalk({
  id: 'payment-choice',
  machine: paymentChoiceMachine,
  actors: ['loadMethods', 'cardFieldsReadiness', 'mountCardFields'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events,
        describe,
        label: (event) => ('label' in event ? `${event.type} ${String(event.label)}` : event.type),
      },
    },
  ],
});
