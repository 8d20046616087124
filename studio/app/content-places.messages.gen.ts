// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface ContentPlacesMessages {
  /** Where it’s used ({count}) */
  summary(values: { readonly count: number }): string;
  /** Where these texts are used */
  heading(): string;
  /** {kind}: {title} ({site}) */
  item(values: { readonly kind: string; readonly title: string; readonly site: string }): string;
  /** Not used */
  unused(): string;
}

export const contentPlacesMessages = createEditorMessages<ContentPlacesMessages>('content-places', {
  summary: ["Where it’s used (",[1,"count"],")"],
  heading: "Where these texts are used",
  item: [[0,"kind"],": ",[0,"title"]," (",[0,"site"],")"],
  unused: "Not used",
});
