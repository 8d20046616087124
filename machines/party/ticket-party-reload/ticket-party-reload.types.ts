export type TicketPartyReloadEvent =
  /** The page was made without the party of the ticket. */
  { readonly type: 'TICKET.MISSING' } | { readonly type: 'TICKET.RETRY'; readonly id: string };

export type TicketPartyReloadEmitted =
  /** The shop has an answer again: the page can be made with it. */
  | { readonly type: 'ticket-party-reload.loaded' }
  /** Specification: Error catalogue, the toast of a lotto-party ticket that can't be loaded. */
  | { readonly type: 'ticket-party-reload.load-failed' };
