// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface VideoLinksMessages {
  /** Play the video */
  play(): string;
  /** Play the video: {title} */
  playNamed(values: { readonly title: string }): string;
}

export const videoLinksMessages: MessageCatalogueReference<VideoLinksMessages> = { catalogue: 'video-links', format: formatText };
