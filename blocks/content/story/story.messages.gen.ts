// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface StoryMessages {
  /** Breadcrumb */
  trail(): string;
  /** All stories */
  all(): string;
  /** <time>{date}</time> */
  published(values: { readonly time: (content: ReactNode) => ReactNode; readonly date: string }): ReactNode;
  /** By {author}, <time>{date}</time> */
  publishedBy(values: { readonly author: string; readonly time: (content: ReactNode) => ReactNode; readonly date: string }): ReactNode;
  /** Updated {changed} */
  changed(values: { readonly changed: string }): string;
  /** Topics */
  subjects(): string;
}

export const storyMessages: MessageCatalogueReference<StoryMessages> = { catalogue: 'story', format: formatTextOrElements };
