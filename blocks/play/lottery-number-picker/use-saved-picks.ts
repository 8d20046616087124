import { type Dispatch, useEffect, useRef } from 'react';
import { openConsentCheckedTabStorage } from '#engine/storage/tab-storage.ts';
import type { LotteryNumberPickerData } from './picker-data.ts';
import { consumeSavedPicks, savePicks } from './saved-picks.ts';
import { applyTicketDraftChange, clearCompleteGames, type TicketDraft, type TicketDraftChange } from './ticket.ts';

/**
 * Stores the picked numbers for the next visit of this page in this tab, also across a reload, which customers try when something
 * does not come. Complete games that are on their way into the cart may be there already: only those that are begun stay.
 */
export function useSaveAndRestorePicks(
  data: LotteryNumberPickerData,
  ticket: TicketDraft,
  waiting: () => readonly TicketDraftChange[],
  change: Dispatch<TicketDraftChange>,
  isBeingAdded: boolean,
): void {
  const latest = useRef({ data, ticket, isOnItsWay: isBeingAdded });
  useEffect(() => {
    latest.current = { data, ticket, isOnItsWay: isBeingAdded };
  });

  useEffect(() => {
    const storage = openConsentCheckedTabStorage('essential');
    const savedPicks = consumeSavedPicks(storage, data);
    if (savedPicks) change(savedPicks);
  }, [data, change]);

  useEffect(() => {
    const saveLatestPicks = () => {
      const { data, ticket, isOnItsWay } = latest.current;
      const whole = waiting().reduce((before, step) => applyTicketDraftChange(data, before, step), ticket);
      savePicks(openConsentCheckedTabStorage('essential'), data, isOnItsWay ? clearCompleteGames(data, whole) : whole);
    };
    addEventListener('pagehide', saveLatestPicks);
    return () => {
      removeEventListener('pagehide', saveLatestPicks);
      saveLatestPicks();
    };
  }, [waiting]);
}
