import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { supportMessageDescription as description } from '#schemas/generated/forms/support-message.description.gen.ts';
import { FormWithHeading } from '../../_ui/form/form-section.tsx';
import { usePageForm } from '../../_ui/form/use-page-form.ts';
import type { SupportMessageFormBlockData } from './support-message-form.data.ts';
import type { SupportMessageFormProps } from './support-message-form.gen.ts';
import { supportMessageFormMessages } from './support-message-form.messages.gen.ts';

export function SupportMessageForm({
  id,
  props,
  data,
}: BlockProps<SupportMessageFormProps, SupportMessageFormBlockData | null>) {
  const messages = useMessages(supportMessageFormMessages);
  const form = usePageForm(description);
  const { heading = form.title, intro, submit, success, again } = props;
  const author = data?.name ? messages.writingAs({ name: data.name }) : undefined;
  return (
    <FormWithHeading
      {...{ id, heading, submit, again }}
      form="support-message"
      data={form}
      level={2}
      intro={[intro, author].filter(Boolean).join(' ') || undefined}
      success={{ text: success, keepsForm: false }}
      initial={data?.values}
    />
  );
}
