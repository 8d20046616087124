// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface WithdrawalRefusalsMessages {
  /** You’ve already withdrawn {amount}. Nothing more was withdrawn. To withdraw this amount as well, press the button again. */
  withdrawnElsewhere(values: { readonly amount: string }): string;
  /** Please choose an account. */
  accountRequired(): string;
}

export const withdrawalRefusalsMessages: MessageCatalogueReference<WithdrawalRefusalsMessages> = { catalogue: 'withdrawal-refusals', format: formatText };
