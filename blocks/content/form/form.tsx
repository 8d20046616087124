import type { BlockProps } from '#engine/render/block.ts';
import { FormWithHeading } from '../../_ui/form/form-section.tsx';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import type { FormProps } from './form.gen.ts';

export function Form({ id, props, data }: BlockProps<FormProps, PageFormDefinition>) {
  const { form, heading = data.title, level, intro, submit, success, again, links } = props;
  return <FormWithHeading {...{ id, form, data, heading, level, intro, submit, success, again, links }} />;
}
