// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface GroupWizardButtonMessages {
  /** Up to {shares, plural, one {# share} other {# shares}} a draw, from {price} a share. */
  terms(values: { readonly shares: number; readonly price: string }): string;
}

export const groupWizardButtonMessages: MessageCatalogueReference<GroupWizardButtonMessages> = { catalogue: 'group-wizard-button', format: formatText };
