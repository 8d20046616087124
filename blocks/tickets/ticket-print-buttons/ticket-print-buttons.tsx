import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { ticketDocumentDownloadFlow } from '#machines/tickets/ticket-document-download/ticket-document-download.flow.ts';
import { ticketDocumentDownloadView } from '#machines/tickets/ticket-document-download/ticket-document-download.view.ts';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import type { TicketPrintButtonsBlockData } from './ticket-print-buttons.data.ts';
import type { TicketPrintButtonsProps } from './ticket-print-buttons.gen.ts';
import { ticketPrintButtonsMessages } from './ticket-print-buttons.messages.gen.ts';

export function TicketPrintButtons({
  props,
  data,
}: BlockPropsWithDataOrElevation<TicketPrintButtonsProps, TicketPrintButtonsBlockData>) {
  const messages = useMessages(ticketPrintButtonsMessages);
  const { view, send } = useFlow(ticketDocumentDownloadFlow, ticketDocumentDownloadView, false);
  const isHydrated = useHydrated();
  const ticket = data?.ticket ?? null;
  const state = view?.state ?? 'idle';
  return (
    <section className="ticket-print-buttons">
      <div className="ticket-print-buttons__inner wrap">
        <p className="actions">
          <button type="button" className="button" disabled={!isHydrated} onClick={() => print()}>
            {props.print ?? messages.print()}
          </button>
          {ticket === null ? null : (
            <button
              type="button"
              className="button button--secondary"
              disabled={!isHydrated}
              aria-disabled={state === 'fetching' || undefined}
              onClick={() => send({ type: 'DOCUMENT.FETCH', id: ticket })}
            >
              {props.save ?? messages.save()}
            </button>
          )}
        </p>
        <p className="ticket-print-buttons__said small" role={state === 'failed' ? 'alert' : 'status'}>
          {state === 'idle' ? null : messages[state]()}
        </p>
        <noscript>
          <p className="small">{messages.noScript()}</p>
        </noscript>
      </div>
    </section>
  );
}
