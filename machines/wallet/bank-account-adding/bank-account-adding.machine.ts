import { bankAccountForm } from '#schemas/generated/forms/bank-account.gen.ts';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import { getActorSnapshot, getOutputFromContext } from '../../_kit/params.ts';
import { bankAccountAddingSetup } from './bank-account-adding.setup.ts';

/** Adding a bank account on the way to a deposit by direct debit. The form is a child, which is shown itself. */
export function createBankAccountAddingMachine(surroundings: FormSurroundings) {
  return bankAccountAddingSetup.createMachine({
    id: 'bank-account-adding',
    context: { output: { kind: 'cancelled', reset: false } },
    initial: 'form',
    output: getOutputFromContext,
    states: {
      form: {
        meta: { silent: true },
        invoke: {
          id: 'bankAccountForm',
          src: 'bankAccountForm',
          input: { ...surroundings, form: bankAccountForm },
          onSnapshot: [
            {
              guard: { type: 'isSaved', params: getActorSnapshot },
              target: 'saved',
              actions: { type: 'setFund', params: getActorSnapshot },
            },
            {
              guard: { type: 'isAbandoned', params: getActorSnapshot },
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
