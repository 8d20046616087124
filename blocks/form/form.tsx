import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockProps } from '#engine/render/block.ts';
import { formFlow } from '#machines/form/form.flow.ts';
import { formView } from '#machines/form/form.view.ts';
import { Anchor } from '../_ui/anchor.tsx';
import type { FormData } from '../_ui/form.data.ts';
import { FormPanel } from '../_ui/form-panel.tsx';
import { FORM_PARTS_WORDS as WORDS } from '../_ui/form-words.ts';
import type { FormProps } from './form.gen.ts';

export function Form({ id, props, data }: BlockProps<FormProps, FormData>) {
  const { form, heading = data.description.title, level, intro, submit = WORDS.submit, success, links = [] } = props;
  const { view, send } = useFlow(formFlow(form), formView);
  const done = useRef<HTMLDivElement>(null);
  const isDone = view?.state === 'success' && success !== undefined;
  const isGone = isDone && !success.keepsForm;

  useEffect(() => {
    // The button that had the focus has gone with the form.
    if (isGone) done.current?.focus();
  }, [isGone]);

  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className="form band">
      <div className="wrap wrap--narrow">
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
            </>
          ) : null}
        </div>
        {isGone ? null : (
          <>
            {intro ? <p className="form__intro">{intro}</p> : null}
            <FormPanel id={id} data={data} view={view} send={send} labelledBy={`${id}-heading`} submitLabel={submit} />
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
