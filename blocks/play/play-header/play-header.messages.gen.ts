// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PlayHeaderMessages {
  /** Pick your numbers */
  heading(): string;
  /** Choose your own numbers */
  yourself(): string;
  /** Please turn on JavaScript to choose numbers. Prices and rules are below. */
  noScript(): string;
  /** {lottery} isn’t sold where you live */
  notSoldHere(values: { readonly lottery: string }): string;
  /** Its licence doesn’t cover your state or territory. You can play other lotteries. */
  outsideLicence(): string;
  /** {lottery} isn’t on sale right now */
  notOnSale(values: { readonly lottery: string }): string;
  /** The next draw is {when}. Sales reopen before then. */
  suspended(values: { readonly when: string }): string;
  /** This draw has closed. The next one opens soon. */
  betweenDraws(): string;
  /** Draw {drawNo} is over */
  drawOver(values: { readonly drawNo: string }): string;
  /** Sales for draw {drawNo} have closed */
  salesClosed(values: { readonly drawNo: string }): string;
  /** Draw {drawNo} isn’t on sale */
  drawNotOnSale(values: { readonly drawNo: string }): string;
  /** Drawn {when}. */
  drawn(values: { readonly when: string }): string;
  /** Next on sale: draw {drawNo}, {when}. */
  nextOnSale(values: { readonly drawNo: string; readonly when: string }): string;
  /** Your ticket starts with the next draw on sale: draw {drawNo}, {when}. */
  startsWithNext(values: { readonly drawNo: string; readonly when: string }): string;
  /** Results of draw {drawNo} */
  results(values: { readonly drawNo: string }): string;
  /** Play the next draw */
  playNext(): string;
  /** All lotteries */
  lotteries(): string;
  /** See everything on sale */
  everything(): string;
}

export const playHeaderMessages: MessageCatalogueReference<PlayHeaderMessages> = { catalogue: 'play-header', format: formatText };
