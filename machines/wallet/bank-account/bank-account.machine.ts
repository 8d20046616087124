import { assign, type SnapshotFrom, setup } from 'xstate';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import type { Fund } from '#schemas/generated/api/types.gen.ts';
import { bankAccountForm } from '#schemas/generated/forms/bank-account.gen.ts';
import { formMachine } from '../../_kit/form/form.machine.ts';
import type { FormInput } from '../../_kit/form/form.types.ts';
import type { BankAccountContext, BankAccountEvent, BankAccountOutput } from './bank-account.types.ts';

type FormSnapshot = SnapshotFrom<typeof formMachine>;

interface Followed {
  readonly snapshot: FormSnapshot;
}

const types = {} as {
  context: BankAccountContext;
  events: BankAccountEvent;
  output: BankAccountOutput;
  meta: { readonly silent?: boolean };
};

/** Adding a bank account on the way to a deposit by direct debit. The form is a child, which is shown itself. */
export function createBankAccountMachine(surroundings: Pick<FormInput, 'today' | 'newKey'>) {
  return setup({
    types,
    actors: { bankAccountForm: formMachine },
    guards: {
      isSaved: (_, { snapshot }: Followed) => snapshot.value === 'success',
      isAbandoned: (_, { snapshot }: Followed) =>
        snapshot.value === 'error' && snapshot.context.failure?.code === ERROR_CODE_ELEVATION_ABANDONED,
    },
    actions: {
      keepFund: assign((_, { snapshot }: Followed) => ({
        // The form's output is what its submission resolved to.
        output: { kind: 'saved' as const, fund: snapshot.context.output as Fund },
      })),
      recordAbandoned: assign({ output: { kind: 'cancelled', reset: true } }),
    },
  }).createMachine({
    id: 'bank-account',
    context: { output: { kind: 'cancelled', reset: false } },
    initial: 'form',
    output: ({ context }) => context.output,
    states: {
      form: {
        meta: { silent: true },
        invoke: {
          id: 'bankAccountForm',
          src: 'bankAccountForm',
          input: () => ({ ...surroundings, form: bankAccountForm }),
          onSnapshot: [
            {
              guard: { type: 'isSaved', params: ({ event }) => ({ snapshot: event.snapshot }) },
              target: 'saved',
              actions: { type: 'keepFund', params: ({ event }) => ({ snapshot: event.snapshot }) },
            },
            {
              guard: { type: 'isAbandoned', params: ({ event }) => ({ snapshot: event.snapshot }) },
              target: 'cancelled',
              actions: 'recordAbandoned',
            },
          ],
        },
        on: { 'BANK_ACCOUNT.CANCEL': 'cancelled' },
      },
      saved: { type: 'final', meta: { silent: true } },
      cancelled: { type: 'final', meta: { silent: true } },
    },
  });
}
