// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface UnrecoverableErrorMessages {
  /** It's not you, it's us! */
  heading(): string;
  /** Error code: <code>{status}</code> */
  code(values: { readonly code: (content: ReactNode) => ReactNode; readonly status: string }): ReactNode;
  /** Reload the page */
  reload(): string;
  /** Go to the homepage */
  home(): string;
}

export const unrecoverableErrorMessages: MessageCatalogueReference<UnrecoverableErrorMessages> = { catalogue: 'unrecoverable-error', format: formatTextOrElements };
