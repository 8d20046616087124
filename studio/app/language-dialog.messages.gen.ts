// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface LanguageDialogMessages {
  /** Language: {language} */
  open(values: { readonly language: string }): string;
  /** Language of the studio */
  heading(): string;
  /** Only for you, in this browser. Pages keep their languages. */
  help(): string;
  /** Test language ({tag}) */
  pseudo(values: { readonly tag: string }): string;
  /** The studio changes its language as soon as your draft is saved. */
  waiting(): string;
  /** Close */
  cancel(): string;
}

export const languageDialogMessages = createEditorMessages<LanguageDialogMessages>('language-dialog', {
  open: ["Language: ",[0,"language"]],
  heading: "Language of the studio",
  help: "Only for you, in this browser. Pages keep their languages.",
  pseudo: ["Test language (",[0,"tag"],")"],
  waiting: "The studio changes its language as soon as your draft is saved.",
  cancel: "Close",
});
