// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface MigrationDialogMessages {
  /** Close */
  close(): string;
  /** Not now */
  later(): string;
  /** Upgrade my account */
  move(): string;
  /** {step, select, in_progress {We’re upgrading your account. This takes a few seconds.} failure {We couldn’t upgrade your account. Nothing has changed, so you can try again.} other {Your account is upgraded. Everything is where you left it.}} */
  status(values: { readonly step: 'in_progress' | 'failure' | 'success' }): string;
  /** Try again */
  retry(): string;
  /** Continue */
  done(): string;
}

export const migrationDialogMessages: MessageCatalogueReference<MigrationDialogMessages> = { catalogue: 'migration-dialog', format: formatText };
