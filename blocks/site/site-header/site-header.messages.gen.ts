// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface SiteHeaderMessages {
  /** Menu */
  menu(): string;
  /** Close menu */
  closeMenu(): string;
  /** Close account */
  closeAccount(): string;
  /** Close {label} */
  closeNamed(values: { readonly label: string }): string;
  /** Main */
  main(): string;
  /** More */
  more(): string;
  /** More about {label} */
  moreAbout(values: { readonly label: string }): string;
  /** {name}, home */
  home(values: { readonly name: string }): string;
  /** Account */
  account(): string;
  /** Account overview */
  overview(): string;
  /** Available funds */
  funds(): string;
  /** Login */
  login(): string;
  /** Cart */
  cart(): string;
  /** Notifications */
  notifications(): string;
  /** Prices and draws vary by region. Where are you playing from? */
  region(): string;
}

export const siteHeaderMessages: MessageCatalogueReference<SiteHeaderMessages> = { catalogue: 'site-header', format: formatText };
