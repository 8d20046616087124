import type { BlockProps } from '#engine/render/block.ts';
import { countryBannedDescription as description } from '#schemas/generated/forms/country-banned.description.gen.ts';
import { usePageForm } from '../../_ui/form/use-page-form.ts';
import { UnskippableFormDialog } from '../_shared/answer-dialog.tsx';
import type { CountryBannedDialogProps } from './country-banned-dialog.gen.ts';

export function CountryBannedDialog({ id, props }: BlockProps<CountryBannedDialogProps>) {
  const data = usePageForm(description);
  const { heading = data.title, text, submit, links } = props;
  return <UnskippableFormDialog {...{ id, data, heading, text, submit, links }} form="country-banned" />;
}
