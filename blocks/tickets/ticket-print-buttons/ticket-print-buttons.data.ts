import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { TicketPrintButtonsProps } from './ticket-print-buttons.gen.ts';

export interface TicketPrintButtonsBlockData {
  /** Id of the ticket that the page is about; null where it is about many. */
  readonly ticket: string | null;
}

export const loadTicketPrintButtonsData: LoadBlockData<
  TicketPrintButtonsProps,
  TicketPrintButtonsBlockData,
  ShopBlockLoaderServices
> = async ({ query }) => ({
  data: { ticket: query.get('ticket') || null },
});
