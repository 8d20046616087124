import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { TicketDocumentProps } from './ticket-document.gen.ts';

export interface TicketDocumentData {
  /** Id of the ticket that the page is about; null where it is about many. */
  readonly ticket: string | null;
}

export const loadTicketDocumentData: LoadBlockData<
  TicketDocumentProps,
  TicketDocumentData,
  ShopBlockLoaderServices
> = async ({ query }) => ({
  data: { ticket: query.get('ticket') || null },
});
