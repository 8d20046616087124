// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface FavouriteListMessages {
  /** Favourite numbers */
  heading(): string;
  /** No numbers saved. */
  none(): string;
  /** There is no lottery to choose numbers for at the moment. */
  noLottery(): string;
  /** Getting your numbers… */
  loading(): string;
  /** We could not get your favourite numbers. */
  failed(): string;
  /** Try again */
  retry(): string;
  /** Choose numbers */
  choose(): string;
  /** Choose numbers: {lottery} */
  chooseOfLottery(values: { readonly lottery: string }): string;
  /** Change */
  change(): string;
  /** Change: {lottery} */
  changeOfLottery(values: { readonly lottery: string }): string;
  /** Remove */
  remove(): string;
  /** Remove: {lottery} */
  removeOfLottery(values: { readonly lottery: string }): string;
  /** Play them <hidden>: {lottery}</hidden> */
  play(values: { readonly lottery: string; readonly hidden: (content: ReactNode) => ReactNode }): ReactNode;
  /** {set}: choose {count} from {min} to {max} */
  range(values: { readonly set: string; readonly count: number; readonly min: number; readonly max: number }): string;
  /** Complete */
  complete(): string;
  /** {count} to pick */
  numbersLeft(values: { readonly count: number }): string;
  /** Save */
  save(): string;
  /** Saving… */
  saving(): string;
  /** Cancel */
  cancel(): string;
  /** You can keep one set for each lottery. On its play page, “Use favourites” fills any game with them. */
  tip(): string;
  /** Ok, got it */
  tipClose(): string;
  /** Choosing numbers needs JavaScript. */
  noScript(): string;
}

export const favouriteListMessages: MessageCatalogueReference<FavouriteListMessages> = { catalogue: 'favourite-list', format: formatTextOrElements };
