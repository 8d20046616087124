import { collectPossibleFormMessages } from '#domain/forms/list-form-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { supportMessageDescription as description } from '#schemas/generated/forms/support-message.description.gen.ts';
import type { PageFormDefinition } from '../../_ui/form/form.data.ts';
import { FormWithHeading } from '../../_ui/form/form-section.tsx';
import type { ContactFormData } from './contact-form.data.ts';
import type { ContactFormProps } from './contact-form.gen.ts';
import { CONTACT_FORM_WORDS as WORDS } from './contact-form-words.ts';

const FORM: PageFormDefinition = { description, words: collectPossibleFormMessages(description), links: {} };

export function ContactForm({ id, props, data }: BlockProps<ContactFormProps, ContactFormData | null>) {
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
