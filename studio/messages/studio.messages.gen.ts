// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createStudioMessages } from './studio-messages.ts';

export interface StudioMessages {
  /** Vitrine Studio */
  title(): string;
  /** Loading… */
  loading(): string;
}

export const studioMessages = createStudioMessages<StudioMessages>('studio', {
  title: "Vitrine Studio",
  loading: "Loading…",
});
