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
  /** Enter the draw */
  open(): string;
  /** Try again */
  retry(): string;
  /** Looking for draws… */
  loading(): string;
  /** Creating your group… */
  creating(): string;
  /** We couldn’t load the draws for groups. Your group hasn’t been created. */
  unavailable(): string;
  /** We couldn’t load the draws for groups. */
  unavailableNow(): string;
  /** We couldn’t create your group. Your details are still here. */
  failed(): string;
  /** Entering the draw… */
  opening(): string;
  /** Your group is created, but we couldn’t enter its draw. Your choices are still here. */
  notOpened(): string;
  /** Group name */
  groupName(): string;
  /** Draws */
  draws(): string;
  /** Show later draws */
  later(): string;
  /** Show fewer draws */
  soon(): string;
  /** Price per share */
  prices(): string;
  /** {games, plural, one {# game a share} other {# games a share}} */
  gamesPerShare(values: { readonly games: number }): string;
  /** After this draw */
  auto(): string;
  /** Stop after this draw */
  autoOff(): string;
  /** Enter the next draw automatically */
  autoOn(): string;
  /** Members only pay when they buy a share. */
  autoOnHint(): string;
  /** Who should we invite? */
  invite(): string;
  /** Everyone in the group */
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
  /** View your group */
  toGroup(): string;
  /** No draws are on sale for groups right now. Please check back later. */
  nothing(): string;
  /** {step, select, name_group {Name your group} select_draw {Choose a draw} set_share_price {Set the share price} select_auto_session {After this draw} other {Choose your shares}} */
  stepName(values: { readonly step: 'name_group' | 'select_draw' | 'set_share_price' | 'select_auto_session' | 'join_session' }): string;
  /** Step {step} of {steps} */
  stepOf(values: { readonly step: number; readonly steps: number }): string;
  /** {failure, select, name_missing {Please enter a group name of up to 40 characters.} bad_name {Please choose a different name.} duplicate {That name is taken. Please choose another.} draw_missing {Please choose a draw.} draw_closed {That draw has closed. Please choose another.} other {Please choose a price.}} */
  failure(values: { readonly failure: 'name_missing' | 'bad_name' | 'duplicate' | 'draw_missing' | 'draw_closed' | 'price_missing' }): string;
}

export const groupWizardMessages: MessageCatalogueReference<GroupWizardMessages> = { catalogue: 'group-wizard', format: formatText };
