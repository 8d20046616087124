import { useEffect, useRef } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { FormEvent } from '#machines/_kit/form/form.types.ts';
import type { FormView } from '#machines/_kit/form/form.view.ts';
import type { SignInCodeStepView } from '#machines/sign-in/_shared/code-request.ts';
import { FormPanel } from '../../_ui/form/form-panel.tsx';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import { resendCodeMessages } from '../../_ui/sign-in/resend-code.messages.gen.ts';
import { logInAndSignUpMessages } from './log-in-and-sign-up.messages.gen.ts';

interface CodeStepProps {
  /** Unique on the page. */
  readonly id: string;
  readonly data: PageFormDefinition;
  readonly step: SignInCodeStepView;
  readonly view: FormView | null;
  readonly send: (event: FormEvent) => void;
  readonly onResend: () => void;
  /** Returns to the previous step; if absent, there is no way back. */
  readonly onBack?: () => void;
}

/** Sign-in step for entering a code. The focus moves to the code field when it is shown. */
export function SignInCodeStep({ id, data, step, view, send, onResend, onBack }: CodeStepProps) {
  const messages = useMessages(logInAndSignUpMessages);
  const resendMessages = useMessages(resendCodeMessages);
  const { method, identifier, isResending, mayResend, isNotResent } = step;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('input')?.focus();
  }, []);
  return (
    <div ref={place} className="sign-in__step">
      <h2 id={`${id}-heading`}>{messages.code()}</h2>
      <p>
        {method === 'authenticator' ? messages.app() : null}
        {method !== 'authenticator' && identifier !== null
          ? messages.sentTo({
              identifier,
              strong: (content) => <strong className="sign-in__identifier">{content}</strong>,
            })
          : null}
        {method !== 'authenticator' && identifier === null ? messages.sent() : null}
      </p>
      <FormPanel
        id={id}
        data={data}
        view={view}
        send={send}
        labelledBy={`${id}-heading`}
        submitLabel={messages.submitCode()}
      />
      <p role="status" className="sign-in__status">
        {isResending ? messages.resending() : null}
        {isNotResent ? messages.notResent() : null}
      </p>
      <p className="actions">
        {method === 'authenticator' ? null : (
          <button
            type="button"
            className="button button--secondary"
            disabled={!mayResend}
            aria-describedby={`${id}-resend`}
            onClick={onResend}
          >
            {messages.resend()}
          </button>
        )}
        {onBack ? (
          <button type="button" className="button button--secondary" onClick={onBack}>
            {messages.back()}
          </button>
        ) : null}
      </p>
      {method === 'authenticator' ? null : (
        <p id={`${id}-resend`} className="small muted">
          {resendMessages.help()}
        </p>
      )}
    </div>
  );
}

/** Shown until the redirect after sign-in; the link is a fallback in case the redirect fails. */
export function AfterSignInRedirect({ target }: { readonly target: string }) {
  const messages = useMessages(logInAndSignUpMessages);
  return (
    <div className="sign-in__step" role="status">
      <p>{messages.loggedIn()}</p>
      {/* Loads a new document, so that no anonymous state remains. */}
      <a className="button" href={target} target="_self">
        {messages.continue()}
      </a>
    </div>
  );
}
