// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface ProblemListMessages {
  /** Use ‘{value}’ */
  useFix(values: { readonly value: string }): string;
  /** Remove ‘{name}’ */
  removeFix(values: { readonly name: string }): string;
  /** To fix */
  heading(): string;
}

export const problemListMessages = createEditorMessages<ProblemListMessages>('problem-list', {
  useFix: ["Use ‘",[0,"value"],"’"],
  removeFix: ["Remove ‘",[0,"name"],"’"],
  heading: "To fix",
});
