// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface AnswerDialogMessages {
  /** Continue */
  submit(): string;
}

export const answerDialogMessages: MessageCatalogueReference<AnswerDialogMessages> = { catalogue: 'answer-dialog' };
