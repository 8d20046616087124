import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import { getFormFlow } from '#machines/_kit/form/form.flow.ts';
import { formView } from '#machines/_kit/form/form.view.ts';
import { PAGE_SHOWN_EVENT } from '#schemas/browser/page-events.ts';
import type { FormName } from '#schemas/generated/forms/descriptions.gen.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { FormPanel } from '../../_ui/form/form-panel.tsx';
import type { LabelledLink } from '../../_ui/form/form-section.tsx';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import { answerDialogMessages } from './answer-dialog.messages.gen.ts';

interface AnswerDialogProps {
  /** Unique on the page. */
  readonly id: string;
  readonly form: FormName;
  readonly data: PageFormDefinition;
  readonly heading: string;
  readonly text?: string | undefined;
  readonly submit?: string | undefined;
  /** Where else to go: there is no other way out. */
  readonly links: readonly LabelledLink[];
}

/**
 * A form that a customer must answer before anything else: it lies over the page until it was sent, except over the pages
 * that it leads to itself.
 */
export function UnskippableFormDialog({ id, form, data, heading, text, submit, links }: AnswerDialogProps) {
  const messages = useMessages(answerDialogMessages);
  const { view, send } = useFlow(getFormFlow(form), formView, false);
  const dialog = useRef<HTMLDialogElement>(null);
  const path = useSyncExternalStore(watchPage, pathOfPage, noPath);
  const isElsewhere = links.some(({ link }) => link.href === path);
  const isOpen = view !== null && view.state !== 'success' && !isElsewhere;

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className="answer-dialog ground-surface"
      aria-labelledby={`${id}-heading`}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onClose={() => isOpen && dialog.current?.showModal()}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      {text ? <p>{text}</p> : null}
      <FormPanel
        id={`${id}-form`}
        data={data}
        view={view}
        send={send}
        labelledBy={`${id}-heading`}
        submitLabel={submit ?? messages.submit()}
      />
      <ul className="answer-dialog__links">
        {links.map(({ label, link }) => (
          <li key={link.href}>
            <Anchor link={link}>{label}</Anchor>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

function watchPage(listener: () => void): () => void {
  document.addEventListener(PAGE_SHOWN_EVENT, listener);
  return () => document.removeEventListener(PAGE_SHOWN_EVENT, listener);
}

function pathOfPage(): string {
  return location.pathname;
}

/** On the server a dialog is over no page. */
function noPath(): string {
  return '';
}
