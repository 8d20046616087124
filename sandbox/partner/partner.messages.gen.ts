// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './partner.messages.json' with { type: 'json' };

export interface PartnerMessages {
  /** We can’t find that partner. */
  noSuchPartner(): string;
  /** {name} doesn’t sell this. */
  notSoldByPartner(values: { readonly name: string }): string;
}

export const partnerMessages = createSandboxMessages<PartnerMessages>('partner', catalogue);
