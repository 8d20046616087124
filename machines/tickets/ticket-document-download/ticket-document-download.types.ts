export type TicketDocumentDownloadEvent = {
  readonly type: 'DOCUMENT.FETCH';
  /** Id of the order. */
  readonly id: string;
};

/** The document is there, to be saved. */
export interface TicketDocumentDownloadEmitted {
  readonly type: 'ticket-document-download.fetched';
  readonly id: string;
  /** An address that lives as long as the page, unless it is given back. */
  readonly address: string;
}

export interface TicketDocumentDownloadMachineContext {
  /** Id of the order whose document was asked for last. */
  readonly id: string;
}
