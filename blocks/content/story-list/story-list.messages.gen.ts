// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface StoryListMessages {
  /** Story pages */
  pages(): string;
  /** No stories yet. */
  none(): string;
  /** All stories */
  all(): string;
  /** {category}, <time>{date}</time> */
  categoryAndDate(values: { readonly category: string; readonly time: (content: ReactNode) => ReactNode; readonly date: string }): ReactNode;
}

export const storyListMessages: MessageCatalogueReference<StoryListMessages> = { catalogue: 'story-list', format: formatTextOrElements };
