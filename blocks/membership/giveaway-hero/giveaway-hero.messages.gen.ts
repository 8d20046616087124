// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface GiveawayHeroMessages {
  /** Drawn <strong>{day}</strong>, {time} */
  draw(values: { readonly strong: (content: ReactNode) => ReactNode; readonly day: string; readonly time: string }): ReactNode;
  /** Time left: */
  left(): string;
}

export const giveawayHeroMessages: MessageCatalogueReference<GiveawayHeroMessages> = { catalogue: 'giveaway-hero', format: formatTextOrElements };
