import type { BlockProps } from '#engine/render/block.ts';
import { termsAcceptanceDescription as description } from '#schemas/generated/forms/terms-acceptance.description.gen.ts';
import { usePageForm } from '../../_ui/form/use-page-form.ts';
import { UnskippableFormDialog } from '../_shared/answer-dialog.tsx';
import type { TermsDialogProps } from './terms-dialog.gen.ts';

export function TermsDialog({ id, props }: BlockProps<TermsDialogProps>) {
  const data = usePageForm(description);
  const { heading = data.title, text, submit, links } = props;
  return <UnskippableFormDialog {...{ id, data, heading, text, submit, links }} form="terms-acceptance" />;
}
