// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface BalanceGreetingMessages {
  /** Hello, {name} */
  greeting(values: { readonly name: string }): string;
  /** Available funds */
  balance(): string;
  /** Your money */
  ways(): string;
}

export const balanceGreetingMessages: MessageCatalogueReference<BalanceGreetingMessages> = { catalogue: 'balance-greeting', format: formatText };
