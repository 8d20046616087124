import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { FormWithHeading } from '../../_ui/form/form-section.tsx';
import type { NewPasswordFormBlockData } from './new-password-form.data.ts';
import type { NewPasswordFormProps } from './new-password-form.gen.ts';

export function NewPasswordForm({
  id,
  props,
  data,
}: BlockPropsWithDataOrElevation<NewPasswordFormProps, NewPasswordFormBlockData>) {
  switch (data?.kind) {
    case 'reset':
      return (
        <FormWithHeading id={id} form="reset-password" data={data.form} about={data.about} level={1} {...props.reset} />
      );
    case 'change':
      return <FormWithHeading id={id} form="change-password" data={data.form} level={1} {...props.change} />;
    default:
      return <Neither {...props.neither} />;
  }
}

function Neither({ heading, text, action }: NewPasswordFormProps['neither']) {
  return (
    <section className="form band">
      <div className="wrap wrap--narrow">
        <h1>{heading}</h1>
        <p>{text}</p>
        <p>
          <Anchor className="button" link={action.link}>
            {action.label}
          </Anchor>
        </p>
      </div>
    </section>
  );
}
