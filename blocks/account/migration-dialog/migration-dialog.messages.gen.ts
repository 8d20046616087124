// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface MigrationDialogMessages {
  /** Close */
  close(): string;
  /** Not now */
  later(): string;
  /** Move my account */
  move(): string;
  /** {step, select, in_progress {We are moving your account. This takes a few seconds.} failure {We could not move your account. Nothing has changed, and you can try again.} other {Your account has moved. Everything is where you left it.}} */
  status(values: { readonly step: 'in_progress' | 'failure' | 'success' }): string;
  /** Try again */
  retry(): string;
  /** Continue */
  done(): string;
}

export const migrationDialogMessages: MessageCatalogueReference<MigrationDialogMessages> = { catalogue: 'migration-dialog', format: formatText };
