import type { Funds } from '#commerce/funds.ts';
import type { FlowContext } from '../flows/flow-context.ts';

const savedLast = new WeakMap<FlowContext['commerce'], string>();

/** Calls that remember which card was saved last: after a refused payment it is still the one that the customer chose. */
export function rememberingSavedCard({ commerce }: Pick<FlowContext, 'commerce'>, funds: Funds): Funds {
  return {
    ...funds,
    async addCard(...request) {
      const fund = await funds.addCard(...request);
      savedLast.set(commerce, fund.customerFundId);
      return fund;
    },
  };
}

/** The id of the card that was saved last on this page. */
export function lastSavedCard({ commerce }: Pick<FlowContext, 'commerce'>): string | undefined {
  return savedLast.get(commerce);
}
