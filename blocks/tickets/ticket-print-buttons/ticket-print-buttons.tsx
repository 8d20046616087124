import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { ticketDocumentDownloadFlow } from '#machines/tickets/ticket-document-download/ticket-document-download.flow.ts';
import {
  type TicketDocumentDownloadView,
  ticketDocumentDownloadView,
} from '#machines/tickets/ticket-document-download/ticket-document-download.view.ts';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import type { TicketPrintButtonsBlockData } from './ticket-print-buttons.data.ts';
import type { TicketPrintButtonsProps } from './ticket-print-buttons.gen.ts';

const WORDS = {
  print: 'Print',
  save: 'Save as PDF',
  said: {
    idle: '',
    fetching: 'Making your document…',
    saved: 'Your document is with your downloads.',
    failed: 'We could not make your document. Please try again.',
  } satisfies Readonly<Record<TicketDocumentDownloadView['state'], string>>,
  noScript: 'Use the menu of your browser to print this page.',
};

export function TicketPrintButtons({
  props,
  data,
}: BlockPropsWithDataOrElevation<TicketPrintButtonsProps, TicketPrintButtonsBlockData>) {
  const { view, send } = useFlow(ticketDocumentDownloadFlow, ticketDocumentDownloadView, false);
  const isAlive = useHydrated();
  const ticket = data?.ticket ?? null;
  const state = view?.state ?? 'idle';
  return (
    <section className="ticket-print-buttons">
      <div className="ticket-print-buttons__inner wrap">
        <p className="actions">
          <button type="button" className="button" disabled={!isAlive} onClick={() => print()}>
            {props.print ?? WORDS.print}
          </button>
          {ticket === null ? null : (
            <button
              type="button"
              className="button button--secondary"
              disabled={!isAlive}
              aria-disabled={state === 'fetching' || undefined}
              onClick={() => send({ type: 'DOCUMENT.FETCH', id: ticket })}
            >
              {props.save ?? WORDS.save}
            </button>
          )}
        </p>
        <p className="ticket-print-buttons__said small" role={state === 'failed' ? 'alert' : 'status'}>
          {WORDS.said[state]}
        </p>
        <noscript>
          <p className="small">{WORDS.noScript}</p>
        </noscript>
      </div>
    </section>
  );
}
