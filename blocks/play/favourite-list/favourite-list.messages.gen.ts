// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface FavouriteListMessages {
  /** Favourite numbers */
  heading(): string;
  /** No saved numbers. */
  none(): string;
  /** No lotteries to choose numbers for right now. */
  noLottery(): string;
  /** Loading your numbers… */
  loading(): string;
  /** We couldn’t load your favourite numbers. */
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
  /** Play these <hidden>: {lottery}</hidden> */
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
  /** You can save one set for each lottery. On its play page, tap “Use favourites” to fill any game. */
  tip(): string;
  /** Ok, got it */
  tipClose(): string;
  /** Please turn on JavaScript to choose numbers. */
  noScript(): string;
}

export const favouriteListMessages: MessageCatalogueReference<FavouriteListMessages> = { catalogue: 'favourite-list', format: formatTextOrElements };
