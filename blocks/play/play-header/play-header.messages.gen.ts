// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PlayHeaderMessages {
  /** Pick your numbers */
  heading(): string;
  /** Choose the numbers yourself */
  yourself(): string;
  /** Choosing numbers needs JavaScript. The prices and rules of this lottery are below. */
  noScript(): string;
  /** {lottery} is not sold where you live */
  notSoldHere(values: { readonly lottery: string }): string;
  /** Its licence does not cover your state or territory. Other lotteries are on sale. */
  outsideLicence(): string;
  /** {lottery} is not on sale at the moment */
  notOnSale(values: { readonly lottery: string }): string;
  /** Its next draw is {when}. Sales open again before it. */
  suspended(values: { readonly when: string }): string;
  /** The draw has closed, and the next one opens soon. */
  betweenDraws(): string;
  /** Draw {drawNo} is over */
  drawOver(values: { readonly drawNo: string }): string;
  /** Sales for draw {drawNo} have closed */
  salesClosed(values: { readonly drawNo: string }): string;
  /** Draw {drawNo} is not on sale */
  drawNotOnSale(values: { readonly drawNo: string }): string;
  /** It is drawn {when}. */
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
  /** Everything on sale */
  everything(): string;
}

export const playHeaderMessages: MessageCatalogueReference<PlayHeaderMessages> = { catalogue: 'play-header', format: formatText };
