// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface RecentWinnersMessages {
  /** Our first winners will be listed here. */
  none(): string;
  /** All past winners */
  all(): string;
  /** <link>{draw}</link>, {date} */
  drawAndDate(values: { readonly link: (content: ReactNode) => ReactNode; readonly draw: string; readonly date: string }): ReactNode;
}

export const recentWinnersMessages: MessageCatalogueReference<RecentWinnersMessages> = { catalogue: 'recent-winners', format: formatTextOrElements };
