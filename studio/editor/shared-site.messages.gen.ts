// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createStudioMessages } from '../messages/studio-messages.ts';

export interface SharedSiteMessages {
  /** Shared by {brands} */
  shared(values: { readonly brands: string }): string;
}

export const sharedSiteMessages = createStudioMessages<SharedSiteMessages>('shared-site', {
  shared: ["Shared by ",[0,"brands"]],
});
