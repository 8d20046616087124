import type { CommerceCalls } from '#commerce/commerce.ts';
import type { FlowLoader } from '#engine/flows/flow.ts';
import type { AccountButtonAction } from '#machines/_kit/account-button-action/account-button-action.types.ts';
import { type AccountToastsMessages, accountToastsMessages } from './account-toasts.messages.gen.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

const TOASTS = {
  'spend-limit.remove': 'spendLimitRemoved',
  'precommitment.remove': 'depositLimitRemoved',
  'break.return': 'returnAsked',
  'fund.remove': 'fundRemoved',
  'fund.default': 'fundDefault',
} as const satisfies Readonly<Record<AccountButtonAction['kind'], keyof AccountToastsMessages>>;

/** What a button of an account page changes at once; the page then shows what is new. */
export function createAccountButtonActionFlowLoader({
  commerce,
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startAccountButtonActionMachine: startAccountChange } = await import(
      '#machines/_kit/account-button-action/account-button-action.start.ts'
    );
    return () => {
      const actor = startAccountChange((change, signal) => make(commerce, change, signal));
      actor.on('account-button-action.done', async ({ change }) => {
        page.toast({ message: page.messages(accountToastsMessages)[TOASTS[change.kind]](), level: 'success' });
        await page.refresh();
      });
      return actor;
    };
  };
}

function make(
  { limits, funds }: Pick<CommerceCalls, 'funds' | 'limits'>,
  change: AccountButtonAction,
  signal: AbortSignal,
): Promise<unknown> {
  switch (change.kind) {
    case 'spend-limit.remove':
      return limits.deleteSpendLimit(change.id, { signal });
    case 'precommitment.remove':
      return limits.deletePrecommitment({ signal });
    case 'break.return':
      return limits.scheduleEndOfSelfExclusion({ signal });
    case 'fund.remove':
      return funds.delete(change.id, { signal });
    case 'fund.default':
      return funds.setDefault(change.id, { signal });
  }
}
