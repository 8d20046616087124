// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface JackpotHeroMessages {
  /** <strong>{day}</strong>, {time}. */
  draw(values: { readonly strong: (content: ReactNode) => ReactNode; readonly day: string; readonly time: string }): ReactNode;
  /** Sales close in <countdown>{left}</countdown> */
  closes(values: { readonly countdown: (content: ReactNode) => ReactNode; readonly left: string }): ReactNode;
  /** from {price} */
  from(values: { readonly price: string }): string;
  /** Also on sale */
  also(): string;
}

export const jackpotHeroMessages: MessageCatalogueReference<JackpotHeroMessages> = { catalogue: 'jackpot-hero', format: formatTextOrElements };
