import type { FundsCalls } from '#commerce/wallet/funds.ts';
import type { BankAccountValues } from '#schemas/generated/forms/bank-account.gen.ts';
import { wrapFormSubmitAsActor } from '../../_kit/form/form.actors.ts';
import { formMachine } from '../../_kit/form/form.machine.ts';

/** The wait of adding a bank account. Only domestic accounts can be debited. */
export function bankAccountAddingActors(funds: Pick<FundsCalls, 'addBankAccount'>) {
  return {
    bankAccountForm: formMachine.provide({
      actors: {
        submit: wrapFormSubmitAsActor<BankAccountValues>(({ bankCode, accountNumber, accountName }, options) =>
          funds.addBankAccount({ code: bankCode, accountNumber, accountName, type: 'bsb' }, options),
        ),
      },
    }),
  };
}
