import { assign, type SnapshotFrom, setup } from 'xstate';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import type { Fund } from '#schemas/generated/api/types.gen.ts';
import { formMachine } from '../../_kit/form/form.machine.ts';
import type {
  BankAccountAddingEvent,
  BankAccountAddingMachineContext,
  BankAccountAddingOutput,
} from './bank-account-adding.types.ts';

type FormSnapshot = SnapshotFrom<typeof formMachine>;

interface Followed {
  readonly snapshot: FormSnapshot;
}

const types = {} as {
  context: BankAccountAddingMachineContext;
  events: BankAccountAddingEvent;
  output: BankAccountAddingOutput;
  meta: { readonly silent?: boolean };
};

export const bankAccountAddingSetup = setup({
  types,
  actors: { bankAccountForm: formMachine },
  guards: {
    isSaved: (_, { snapshot }: Followed) => snapshot.value === 'success',
    isAbandoned: (_, { snapshot }: Followed) =>
      snapshot.value === 'error' && snapshot.context.failure?.code === ERROR_CODE_ELEVATION_ABANDONED,
  },
  actions: {
    setFund: assign((_, { snapshot }: Followed) => ({
      // The form's output is what its submission resolved to.
      output: { kind: 'saved' as const, fund: snapshot.context.output as Fund },
    })),
    recordAbandoned: assign({ output: { kind: 'cancelled', reset: true } }),
  },
});
