// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface StoryCategoriesMessages {
  /** Story topics */
  subjects(): string;
  /** All stories */
  all(): string;
}

export const storyCategoriesMessages: MessageCatalogueReference<StoryCategoriesMessages> = { catalogue: 'story-categories' };
