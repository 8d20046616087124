import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import { getFormFlow } from '#machines/_kit/form/form.flow.ts';
import { formView } from '#machines/_kit/form/form.view.ts';
import { FormPanel } from '../../_ui/form/form-panel.tsx';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import { identityCheckMessages } from './identity-check.messages.gen.ts';

interface LicenceFormProps {
  /** Unique on the page. */
  readonly id: string;
  readonly form: PageFormDefinition;
  readonly close: () => void;
}

export function DriversLicenceForm({ id, form, close }: LicenceFormProps) {
  const messages = useMessages(identityCheckMessages);
  const { view, send } = useFlow(getFormFlow('drivers-licence'), formView);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} id={`${id}-heading`} tabIndex={-1}>
        {messages.methodTitle({ method: 'drivers_licence' })}
      </h3>
      <FormPanel
        id={id}
        data={form}
        view={view}
        send={send}
        labelledBy={`${id}-heading`}
        submitLabel={messages.licenceSubmit()}
      />
      <button type="button" className="button button--quiet identity-check__cancel" onClick={close}>
        {messages.licenceCancel()}
      </button>
    </>
  );
}
