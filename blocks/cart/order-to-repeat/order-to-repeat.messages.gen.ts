// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OrderToRepeatMessages {
  /** Bought {day} for <amount>{total}</amount>. */
  bought(values: { readonly day: number; readonly total: number | MoneyValue; readonly amount: (content: ReactNode) => ReactNode }): ReactNode;
  /** Same order, from the next draw, at today’s price. */
  hint(): string;
  /** One moment… */
  adding(): string;
  /** Added to your cart. */
  done(): string;
}

export const orderToRepeatMessages: MessageCatalogueReference<OrderToRepeatMessages> = { catalogue: 'order-to-repeat', format: formatTextOrElements };
