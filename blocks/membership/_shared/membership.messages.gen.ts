// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface MembershipMessages {
  /** {type, select, daily {Daily} major {Major} monthly {Monthly} preview {Preview} other {Special}} · Draw {drawNo} */
  giveawayAndDraw(values: { readonly type: 'daily' | 'major' | 'monthly' | 'preview' | 'special'; readonly drawNo: string }): string;
  /** {amount} {period, select, monthly {a month} quarterly {a quarter} biannually {every six months} other {a year}} */
  price(values: { readonly amount: string; readonly period: 'monthly' | 'quarterly' | 'biannually' | 'annually' }): string;
  /** <figure>{amount}</figure> {period, select, monthly {a month} quarterly {a quarter} biannually {every six months} other {a year}} */
  priceWithLargeAmount(values: { readonly figure: (content: ReactNode) => ReactNode; readonly amount: string; readonly period: 'monthly' | 'quarterly' | 'biannually' | 'annually' }): ReactNode;
  /** after a first deposit of {deposit} or more, which stays yours */
  condition(values: { readonly deposit: string }): string;
  /** {entries, plural, one {# entry} other {# entries}} in {giveaway}, automatically */
  entriesAutomatically(values: { readonly entries: number; readonly giveaway: string }): string;
  /** {entries, plural, one {# entry} other {# entries}} in {giveaway}, which you unlock yourself */
  entriesToUnlock(values: { readonly entries: number; readonly giveaway: string }): string;
}

export const membershipMessages: MessageCatalogueReference<MembershipMessages> = { catalogue: 'membership', format: formatTextOrElements };
