import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { ResolvedLink } from '#engine/render/block.ts';
import { getFormFlow } from '#machines/_kit/form/form.flow.ts';
import type { FormHiddenValues, FormInput } from '#machines/_kit/form/form.types.ts';
import { formView } from '#machines/_kit/form/form.view.ts';
import type { FormValues } from '#schemas/forms/form.ts';
import type { FormName } from '#schemas/generated/forms/descriptions.gen.ts';
import { Anchor } from '../anchor.tsx';
import { formControlsMessages } from './form-controls.messages.gen.ts';
import { FormPanel, type FormRefusalRemedy } from './form-panel.tsx';
import type { PageFormDefinition } from './page-form.ts';

export interface LabelledLink {
  readonly label: string;
  readonly link: ResolvedLink;
}

export interface FormWithHeadingProps {
  /** Unique on the page. */
  readonly id: string;
  readonly form: FormName;
  readonly data: PageFormDefinition;
  readonly heading: string;
  /** 1 where it is the heading of the page. */
  readonly level: 1 | 2;
  readonly intro?: string | undefined;
  readonly submit?: string | undefined;
  /** Shown after the form was submitted; if absent, only the flow reacts. */
  readonly success?:
    | { readonly text: string; readonly action?: LabelledLink | undefined; readonly keepsForm: boolean }
    | undefined;
  /** Label of a button that shows the form again after success. */
  readonly again?: string | undefined;
  readonly links?: readonly LabelledLink[] | undefined;
  /** Initial field values; must be the same object on each render. */
  readonly initial?: FormValues | undefined;
  /** Values submitted without a field. */
  readonly about?: FormHiddenValues | undefined;
  /** Smallest and largest amounts; must be the same object on each render. */
  readonly limits?: FormInput['limits'] | undefined;
  /** Remedies by refusal code. */
  readonly remedies?: Readonly<Record<string, FormRefusalRemedy>> | undefined;
}

/** A form with a heading, a success message and links below it. */
export function FormWithHeading(props: FormWithHeadingProps) {
  const messages = useMessages(formControlsMessages);
  const { id, form, data, heading, level, intro, submit = messages.submit(), success, again, links = [] } = props;
  const { initial, about, limits, remedies } = props;
  const { view, send } = useFlow(getFormFlow(form), formView);
  const done = useRef<HTMLDivElement>(null);
  const isDone = view?.state === 'success' && success !== undefined;
  const isGone = isDone && !success.keepsForm;

  useEffect(() => {
    if (!initial && !about) return;
    send({ type: 'FORM.FILL', values: initial ?? {}, ...(about ? { about } : {}), ...(limits ? { limits } : {}) });
  }, [send, initial, about, limits]);

  useEffect(() => {
    // The focused button was removed with the form.
    if (isGone) done.current?.focus();
  }, [isGone]);

  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className="form band">
      <div className={level === 1 ? 'wrap wrap--narrow' : 'wrap form__part'}>
        <Heading id={`${id}-heading`}>{heading}</Heading>
        <div ref={done} role="status" tabIndex={-1} className="form__done">
          {isDone ? (
            <>
              <p>{success.text}</p>
              {success.action ? (
                <Anchor className="button" link={success.action.link}>
                  {success.action.label}
                </Anchor>
              ) : null}
              {again ? (
                <button type="button" className="button button--secondary" onClick={() => send({ type: 'FORM.RESET' })}>
                  {again}
                </button>
              ) : null}
            </>
          ) : null}
        </div>
        {isGone ? null : (
          <>
            {intro ? <p className="form__intro">{intro}</p> : null}
            <FormPanel
              id={id}
              data={data}
              view={view}
              send={send}
              labelledBy={`${id}-heading`}
              submitLabel={submit}
              remedies={remedies}
              {...(initial ? { initial } : {})}
            />
          </>
        )}
        {links.length > 0 ? (
          <ul className="form__links">
            {links.map(({ label, link }) => (
              <li key={`${link.href} ${label}`}>
                <Anchor link={link}>{label}</Anchor>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
