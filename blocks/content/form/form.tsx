import type { BlockProps } from '#engine/render/block.ts';
import type { PageFormDefinition } from '../../_ui/form/form.data.ts';
import { FormWithHeading } from '../../_ui/form/form-section.tsx';
import type { FormProps } from './form.gen.ts';

export function Form({ id, props, data }: BlockProps<FormProps, PageFormDefinition>) {
  const { form, heading = data.description.title, level, intro, submit, success, again, links } = props;
  return <FormWithHeading {...{ id, form, data, heading, level, intro, submit, success, again, links }} />;
}
