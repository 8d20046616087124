// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface GroupWizardMessages {
  /** Close */
  close(): string;
  /** Back */
  back(): string;
  /** Next */
  next(): string;
  /** Create group */
  create(): string;
  /** Open the draw */
  open(): string;
  /** Try again */
  retry(): string;
  /** Looking for draws… */
  loading(): string;
  /** Creating your group… */
  creating(): string;
  /** We could not find out what your group can play. Nothing was created. */
  unavailable(): string;
  /** We could not find out what your group can play. */
  unavailableNow(): string;
  /** We could not create your group. What you entered is still here. */
  failed(): string;
  /** Opening the draw of your group… */
  opening(): string;
  /** Your group is there, but we could not open its draw. What you chose is still here. */
  notOpened(): string;
  /** Name of the group */
  groupName(): string;
  /** Draws */
  draws(): string;
  /** Show later draws too */
  later(): string;
  /** Show the next draws only */
  soon(): string;
  /** Price of a share */
  prices(): string;
  /** {games, plural, one {# game a share} other {# games a share}} */
  gamesPerShare(values: { readonly games: number }): string;
  /** After this draw */
  auto(): string;
  /** Play this draw only */
  autoOff(): string;
  /** Open the next draw for the group by itself */
  autoOn(): string;
  /** Nobody pays without taking a share. */
  autoOnHint(): string;
  /** Who gets an invitation? */
  invite(): string;
  /** Everybody in the group */
  inviteAll(): string;
  /** Your shares */
  shares(): string;
  /** {shares, plural, one {# share} other {# shares}} */
  shareCount(values: { readonly shares: number }): string;
  /** One share fewer */
  fewer(): string;
  /** One share more */
  more(): string;
  /** Add to cart */
  add(): string;
  /** Adding… */
  adding(): string;
  /** See your group */
  toGroup(): string;
  /** No draw is on sale for groups at the moment. Please come back later. */
  nothing(): string;
  /** {step, select, name_group {Name your group} select_draw {Choose a draw} set_share_price {Set the price of a share} select_auto_session {Choose how it goes on} other {Take your shares}} */
  stepName(values: { readonly step: 'name_group' | 'select_draw' | 'set_share_price' | 'select_auto_session' | 'join_session' }): string;
  /** Step {step} of {steps} */
  stepOf(values: { readonly step: number; readonly steps: number }): string;
  /** {failure, select, name_missing {Please give your group a name of up to 40 characters.} bad_name {Please choose a friendlier name.} duplicate {A group has this name already. Please choose another.} draw_missing {Please choose a draw.} draw_closed {That draw has closed. Please choose another.} other {Please choose a price.}} */
  failure(values: { readonly failure: 'name_missing' | 'bad_name' | 'duplicate' | 'draw_missing' | 'draw_closed' | 'price_missing' }): string;
}

export const groupWizardMessages: MessageCatalogueReference<GroupWizardMessages> = { catalogue: 'group-wizard', format: formatText };
