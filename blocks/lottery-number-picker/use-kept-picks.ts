import { type Dispatch, useEffect, useRef } from 'react';
import { tabStorage } from '#engine/storage/tab-storage.ts';
import { keepPicks, takePicks } from './kept-picks.ts';
import type { PickerData } from './picker-data.ts';
import { changeTicket, type Ticket, type TicketChange } from './ticket.ts';

/**
 * Keeps the picks over a reload, which a customer tries when something does not come. Not while they are on their way into
 * the cart: they may be there already.
 */
export function useKeptPicks(
  data: PickerData,
  ticket: Ticket,
  waiting: () => readonly TicketChange[],
  change: Dispatch<TicketChange>,
  isKept: boolean,
): void {
  const latest = useRef({ data, ticket, isKept });
  useEffect(() => {
    latest.current = { data, ticket, isKept };
  });

  useEffect(() => {
    const storage = tabStorage('essential');
    const kept = takePicks(storage, data);
    if (kept) change(kept);
  }, [data, change]);

  useEffect(() => {
    const keep = () => {
      const { data, ticket, isKept } = latest.current;
      const whole = waiting().reduce((before, step) => changeTicket(data, before, step), ticket);
      if (isKept) keepPicks(tabStorage('essential'), data, whole);
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [waiting]);
}
