import { collectPossibleFormMessages } from '#domain/forms/list-form-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { termsAcceptanceDescription as description } from '#schemas/generated/forms/terms-acceptance.description.gen.ts';
import { UnskippableFormDialog } from '../_shared/answer-dialog.tsx';
import type { TermsDialogProps } from './terms-dialog.gen.ts';

const data = { description, words: collectPossibleFormMessages(description, {}), links: {} };

export function TermsDialog({ id, props }: BlockProps<TermsDialogProps>) {
  const { heading = description.title, text, submit, links } = props;
  return <UnskippableFormDialog {...{ id, data, heading, text, submit, links }} form="terms-acceptance" />;
}
