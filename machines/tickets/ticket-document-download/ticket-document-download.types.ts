export type TicketDocumentDownloadEvent = {
  readonly type: 'DOCUMENT.FETCH';
  /** Id of the order. */
  readonly id: string;
};

/** The document is ready to be saved. */
export interface TicketDocumentDownloadEmitted {
  readonly type: 'ticket-document-download.fetched';
  readonly id: string;
  /** An object URL, valid until the page is left or revokes it. */
  readonly address: string;
}

export interface TicketDocumentDownloadMachineContext {
  /** Id of the order whose document was fetched last. */
  readonly id: string;
}
