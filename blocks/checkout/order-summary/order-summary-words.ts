import type { AutoRemovedItem } from '#schemas/generated/api/types.gen.ts';

export const ORDER_SUMMARY_WORDS = {
  heading: 'Your order',
  change: 'Change your order',
  removed: 'Taken out of your order',
  repeats: 'Bought again by itself until you stop it',
  later: 'Charged later, when it is on sale',
};

export function describeRemovedOrderItem({ name, reason }: AutoRemovedItem): string {
  switch (reason) {
    case 'draw_closed':
      return `${name}: sales for its draw have closed.`;
    case 'sold_out':
      return `${name}: it is sold out.`;
    case 'no_longer_available':
      return `${name}: it is no longer on sale.`;
  }
}
