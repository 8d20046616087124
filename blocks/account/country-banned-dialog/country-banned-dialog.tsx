import { collectPossibleFormMessages } from '#domain/forms/list-form-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { countryBannedDescription as description } from '#schemas/generated/forms/country-banned.description.gen.ts';
import { UnskippableFormDialog } from '../_shared/answer-dialog.tsx';
import type { CountryBannedDialogProps } from './country-banned-dialog.gen.ts';

const data = { description, words: collectPossibleFormMessages(description, {}), links: {} };

export function CountryBannedDialog({ id, props }: BlockProps<CountryBannedDialogProps>) {
  const { heading = description.title, text, submit, links } = props;
  return <UnskippableFormDialog {...{ id, data, heading, text, submit, links }} form="country-banned" />;
}
