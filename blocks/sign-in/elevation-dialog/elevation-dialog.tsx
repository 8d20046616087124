import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { twoFactorElevationFlow } from '#machines/sign-in/two-factor-elevation/two-factor-elevation.flow.ts';
import type { ElevationEvent } from '#machines/sign-in/two-factor-elevation/two-factor-elevation.types.ts';
import { type ElevationView, elevationView } from '#machines/sign-in/two-factor-elevation/two-factor-elevation.view.ts';
import { confirmPasswordDescription } from '#schemas/generated/forms/confirm-password.description.gen.ts';
import { twoFactorCodeDescription } from '#schemas/generated/forms/two-factor-code.description.gen.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { FormPanel } from '../../_ui/form/form-panel.tsx';
import { usePageForm } from '../../_ui/form/use-page-form.ts';
import { Icon } from '../../_ui/icon.tsx';
import { resendCodeMessages } from '../../_ui/sign-in/resend-code.messages.gen.ts';
import type { ElevationDialogProps } from './elevation-dialog.gen.ts';
import { elevationDialogMessages } from './elevation-dialog.messages.gen.ts';
import { useElevationCodeOrPasswordForm } from './use-code-form.ts';

const closed: ElevationView = {
  isOpen: false,
  step: 'closed',
  method: 'authenticator',
  identifier: null,
  failure: null,
  isLocked: false,
  isResending: false,
  mayResend: false,
};

export function ElevationDialog({ id, props }: BlockProps<ElevationDialogProps>) {
  const messages = useMessages(elevationDialogMessages);
  const { view, send } = useFlow(twoFactorElevationFlow, elevationView, false);
  const { isOpen, step, isResending, method } = view ?? closed;
  const byPassword = method === 'password';
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen && dialog.current && !dialog.current.open) {
      dialog.current.showModal();
      dialog.current.querySelector('input')?.focus();
    }
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className="elevation-dialog ground-surface"
      aria-labelledby={`${id}-heading`}
      onCancel={(event) => {
        event.preventDefault();
        send({ type: 'MODAL.CLOSE' });
      }}
      onClose={() => {
        if (isOpen) send({ type: 'MODAL.CLOSE' });
      }}
    >
      <div className="elevation-dialog__head">
        <h2 id={`${id}-heading`}>{byPassword ? messages.passwordHeading() : (props.heading ?? messages.heading())}</h2>
        <button
          type="button"
          className="button button--quiet"
          aria-label={messages.close()}
          onClick={() => send({ type: 'MODAL.CLOSE' })}
        >
          <Icon name="close" />
        </button>
      </div>
      {props.intro && !byPassword ? <p>{props.intro}</p> : null}
      {isOpen && view ? <Prompt key={method} id={id} view={view} send={send} /> : null}
      <p role="status" className="small">
        {step === 'checking'
          ? byPassword
            ? messages.checkingPassword()
            : messages.checking()
          : isResending
            ? messages.resending()
            : null}
      </p>
      {props.contact ? (
        <p className="small">
          <Anchor link={props.contact.link}>{props.contact.label}</Anchor>
        </p>
      ) : null}
    </dialog>
  );
}

interface PromptProps {
  readonly id: string;
  readonly view: ElevationView;
  readonly send: (event: ElevationEvent) => void;
}

function Prompt({ id, view, send }: PromptProps) {
  const messages = useMessages(elevationDialogMessages);
  const resendMessages = useMessages(resendCodeMessages);
  const code = useElevationCodeOrPasswordForm(view, send, messages);
  const codeForm = usePageForm(twoFactorCodeDescription);
  const passwordForm = usePageForm(confirmPasswordDescription);
  const { method, identifier, failure, mayResend } = view;
  if (method === 'password') {
    return (
      <>
        <p>{messages.byPassword()}</p>
        <FormPanel
          id={`${id}-password`}
          data={passwordForm}
          view={code.view}
          send={code.send}
          labelledBy={`${id}-heading`}
          submitLabel={messages.passwordSubmit()}
        />
      </>
    );
  }
  const sent = identifier === null ? messages.sent() : messages.sentTo({ identifier });
  return (
    <>
      <p>{method === 'authenticator' ? messages.byApp() : sent}</p>
      <FormPanel
        id={`${id}-code`}
        data={codeForm}
        view={code.view}
        send={code.send}
        labelledBy={`${id}-heading`}
        submitLabel={messages.submit()}
      />
      {failure === 'not_resent' ? <p role="alert">{messages.notResent()}</p> : null}
      {method === 'authenticator' ? null : (
        <>
          <button
            type="button"
            className="button button--secondary"
            disabled={!mayResend}
            aria-describedby={`${id}-resend`}
            onClick={() => send({ type: 'OTP.RESEND' })}
          >
            {messages.resend()}
          </button>
          <p id={`${id}-resend`} className="small muted">
            {resendMessages.help()}
          </p>
        </>
      )}
    </>
  );
}
