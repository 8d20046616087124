import type { GiveawayDrawView } from './giveaway-view.ts';

/** The parameters of the page of a draw. */
export function createGiveawayDrawLinkParams({ type, drawNo }: Pick<GiveawayDrawView, 'type' | 'drawNo'>) {
  return { giveawayType: type, drawNumber: String(drawNo) };
}
