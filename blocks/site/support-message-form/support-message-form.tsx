import { collectPossibleFormMessages } from '#domain/forms/list-form-messages.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { supportMessageDescription as description } from '#schemas/generated/forms/support-message.description.gen.ts';
import type { PageFormDefinition } from '../../_ui/form/form.data.ts';
import { FormWithHeading } from '../../_ui/form/form-section.tsx';
import type { SupportMessageFormBlockData } from './support-message-form.data.ts';
import type { SupportMessageFormProps } from './support-message-form.gen.ts';
import { supportMessageFormMessages } from './support-message-form.messages.gen.ts';

const FORM: PageFormDefinition = { description, words: collectPossibleFormMessages(description), links: {} };

export function SupportMessageForm({
  id,
  props,
  data,
}: BlockProps<SupportMessageFormProps, SupportMessageFormBlockData | null>) {
  const messages = useMessages(supportMessageFormMessages);
  const { heading = description.title, intro, submit, success, again } = props;
  const author = data?.name ? messages.writingAs({ name: data.name }) : undefined;
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
