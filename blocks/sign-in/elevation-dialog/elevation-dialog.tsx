import { useEffect, useRef } from 'react';
import { collectPossibleFormMessages } from '#domain/forms/list-form-messages.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockProps } from '#engine/render/block.ts';
import { twoFactorElevationFlow } from '#machines/sign-in/two-factor-elevation/two-factor-elevation.flow.ts';
import type { ElevationEvent } from '#machines/sign-in/two-factor-elevation/two-factor-elevation.types.ts';
import { type ElevationView, elevationView } from '#machines/sign-in/two-factor-elevation/two-factor-elevation.view.ts';
import { confirmPasswordDescription } from '#schemas/generated/forms/confirm-password.description.gen.ts';
import { twoFactorCodeDescription } from '#schemas/generated/forms/two-factor-code.description.gen.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { FormPanel } from '../../_ui/form/form-panel.tsx';
import { Icon } from '../../_ui/icon.tsx';
import { RESEND_CODE_HELP_TEXT } from '../../_ui/sign-in/resend-words.ts';
import type { ElevationDialogProps } from './elevation-dialog.gen.ts';
import { ELEVATION_DIALOG_WORDS as WORDS } from './elevation-words.ts';
import { useElevationCodeOrPasswordForm } from './use-code-form.ts';

const codeForm = {
  description: twoFactorCodeDescription,
  words: collectPossibleFormMessages(twoFactorCodeDescription, {}),
  links: {},
};
const passwordForm = {
  description: confirmPasswordDescription,
  words: collectPossibleFormMessages(confirmPasswordDescription, {}),
  links: {},
};

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
        <h2 id={`${id}-heading`}>{byPassword ? WORDS.passwordHeading : (props.heading ?? WORDS.heading)}</h2>
        <button
          type="button"
          className="button button--quiet"
          aria-label={WORDS.close}
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
            ? WORDS.checkingPassword
            : WORDS.checking
          : isResending
            ? WORDS.resending
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
  const code = useElevationCodeOrPasswordForm(view, send);
  const { method, identifier, failure, mayResend } = view;
  if (method === 'password') {
    return (
      <>
        <p>{WORDS.byPassword}</p>
        <FormPanel
          id={`${id}-password`}
          data={passwordForm}
          view={code.view}
          send={code.send}
          labelledBy={`${id}-heading`}
          submitLabel={WORDS.passwordSubmit}
        />
      </>
    );
  }
  const sent = identifier === null ? WORDS.sent : WORDS.bySent.replace('{identifier}', identifier);
  return (
    <>
      <p>{method === 'authenticator' ? WORDS.byApp : sent}</p>
      <FormPanel
        id={`${id}-code`}
        data={codeForm}
        view={code.view}
        send={code.send}
        labelledBy={`${id}-heading`}
        submitLabel={WORDS.submit}
      />
      {failure === 'not_resent' ? <p role="alert">{WORDS.notResent}</p> : null}
      {method === 'authenticator' ? null : (
        <>
          <button
            type="button"
            className="button button--secondary"
            disabled={!mayResend}
            aria-describedby={`${id}-resend`}
            onClick={() => send({ type: 'OTP.RESEND' })}
          >
            {WORDS.resend}
          </button>
          <p id={`${id}-resend`} className="small muted">
            {RESEND_CODE_HELP_TEXT}
          </p>
        </>
      )}
    </>
  );
}
