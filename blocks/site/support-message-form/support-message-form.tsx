import { collectPossibleFormMessages } from '#domain/forms/list-form-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { supportMessageDescription as description } from '#schemas/generated/forms/support-message.description.gen.ts';
import type { PageFormDefinition } from '../../_ui/form/form.data.ts';
import { FormWithHeading } from '../../_ui/form/form-section.tsx';
import type { SupportMessageFormBlockData } from './support-message-form.data.ts';
import type { SupportMessageFormProps } from './support-message-form.gen.ts';
import { SUPPORT_MESSAGE_FORM_WORDS as WORDS } from './support-message-form-words.ts';

const FORM: PageFormDefinition = { description, words: collectPossibleFormMessages(description), links: {} };

export function SupportMessageForm({
  id,
  props,
  data,
}: BlockProps<SupportMessageFormProps, SupportMessageFormBlockData | null>) {
  const { heading = description.title, intro, submit, success, again } = props;
  const author = data?.name ? WORDS.writingAs.replace('{name}', data.name) : undefined;
  return (
    <FormWithHeading
      {...{ id, heading, submit, again }}
      form="support-message"
      data={FORM}
      level={2}
      intro={[intro, author].filter(Boolean).join(' ') || undefined}
      success={{ text: success, keepsForm: false }}
      initial={data?.values}
    />
  );
}
