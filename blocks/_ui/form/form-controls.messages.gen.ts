// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface FormControlsMessages {
  /** (optional) */
  optional(): string;
  /** Please choose */
  choose(): string;
  /** Show */
  show(): string;
  /** There is a problem */
  problem(): string;
  /** Account locked */
  locked(): string;
  /** Sending */
  sending(): string;
  /** Sending… */
  sendingOnButton(): string;
  /** Continue */
  submit(): string;
  /** Please turn on JavaScript to use this form. */
  noScript(): string;
  /** {label}: {problem} */
  fieldProblem(values: { readonly label: string; readonly problem: string }): string;
}

export const formControlsMessages: MessageCatalogueReference<FormControlsMessages> = { catalogue: 'form-controls', format: formatText };
