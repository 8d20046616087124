import { useEffect } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { childFormView } from '#machines/_kit/child/child-form.ts';
import { loginCodeFormFlow, loginFlow, loginPasswordFormFlow } from '#machines/sign-in/login/login.flow.ts';
import type { LoginEvent } from '#machines/sign-in/login/login.types.ts';
import { type LoginView, loginView } from '#machines/sign-in/login/login.view.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { FormPanel } from '../../_ui/form/form-panel.tsx';
import { AfterSignInRedirect, SignInCodeStep } from '../_shared/code-step.tsx';
import { logInAndSignUpMessages } from '../_shared/log-in-and-sign-up.messages.gen.ts';
import { SignInProviderButtons } from '../_shared/providers.tsx';
import type { LogInBlockData } from './log-in.data.ts';
import type { LogInProps } from './log-in.gen.ts';
import { logInMessages } from './log-in.messages.gen.ts';

export function LogIn({ id, props, data }: BlockProps<LogInProps, LogInBlockData>) {
  const { page } = data;
  if (page.mode !== 'log-in' || page.isSignedIn) return null;
  return <LogInSection id={id} props={props} data={data} />;
}

type SectionProps = Pick<BlockProps<LogInProps, LogInBlockData>, 'id' | 'props' | 'data'>;

function LogInSection({ id, props, data }: SectionProps) {
  const { page } = data;
  const messages = useMessages(logInMessages);
  const { view, send } = useFlow(loginFlow, loginView);
  useEffect(() => {
    send({ type: 'LOGIN.BEGIN', target: page.target });
  }, [send, page.target]);
  return (
    <section className="log-in sign-in band" data-reduces="footer">
      <div className="wrap wrap--narrow">
        <h1 id={`${id}-heading`}>{props.heading ?? messages.heading()}</h1>
        {page.notice === 'logged-out' ? (
          <p className="sign-in__notice" role="status">
            {messages.loggedOut()}
          </p>
        ) : null}
        {page.notice === 'unauthorised' ? (
          <p className="sign-in__notice" role="status">
            {messages.sessionEnded()}
          </p>
        ) : null}
        <Notice view={view} />
        <Step id={id} props={props} data={data} view={view} send={send} />
      </div>
    </section>
  );
}

/** It stays in the page, so that what comes into it is announced. */
function Notice({ view }: { readonly view: LoginView | null }) {
  const messages = useMessages(logInMessages);
  const isFailed = view?.failure === 'provider';
  const text = isFailed ? messages.providerFailed() : view?.unlinked === null || !view ? null : messages.unlinked();
  const isShown = text !== null && view?.step === 'form';
  return (
    <div role="alert">
      {isShown ? <p className={`sign-in__notice${isFailed ? ' sign-in__notice--problem' : ''}`}>{text}</p> : null}
    </div>
  );
}

interface StepProps extends SectionProps {
  readonly view: LoginView | null;
  readonly send: (event: LoginEvent) => void;
}

function Step(all: StepProps) {
  const messages = useMessages(logInMessages);
  const sharedMessages = useMessages(logInAndSignUpMessages);
  const { data, view, send } = all;
  switch (view?.step) {
    case 'provider':
      return <p role="status">{messages.verifying()}</p>;
    case 'code':
      return <CodeForm {...all} />;
    case 'linking':
      return <p role="status">{messages.linking()}</p>;
    case 'link_failed':
      return (
        <div className="sign-in__step" role="alert">
          <p>{messages.linkFailed()}</p>
          <button type="button" className="button" onClick={() => send({ type: 'LOGIN.CONTINUE' })}>
            {sharedMessages.continue()}
          </button>
        </div>
      );
    case 'authenticated':
      return <AfterSignInRedirect target={view.target ?? data.page.target} />;
    default:
      return <PasswordForm {...all} />;
  }
}

function PasswordForm({ id, props, data, view, send }: StepProps) {
  const messages = useMessages(logInMessages);
  const form = useFlow(loginPasswordFormFlow, childFormView);
  const { intro, submit = messages.submit(), links = [], signUp = messages.signUp() } = props;
  return (
    <>
      {intro ? <p>{intro}</p> : null}
      <FormPanel
        id={id}
        data={data.password}
        view={form.view}
        send={form.send}
        labelledBy={`${id}-heading`}
        submitLabel={submit}
      />
      <SignInProviderButtons
        id={`${id}-providers`}
        label={messages.providers()}
        providers={data.providers}
        isHydrated={view !== null}
        onChoose={({ provider, address }) => send({ type: 'PROVIDER.CHOOSE', provider, address })}
      />
      <ul className="sign-in__links">
        {links.map(({ label, link }) => (
          <li key={`${link.href} ${label}`}>
            <Anchor link={link}>{label}</Anchor>
          </li>
        ))}
        <li>
          <a href={data.page.otherMode}>{signUp}</a>
        </li>
      </ul>
    </>
  );
}

function CodeForm({ id, data, view, send }: StepProps) {
  const form = useFlow(loginCodeFormFlow, childFormView);
  const step = view?.code;
  if (!step) return null;
  return (
    <SignInCodeStep
      id={`${id}-code`}
      data={data.code}
      step={step}
      view={form.view}
      send={form.send}
      onResend={() => send({ type: 'CODE.RESEND' })}
      onBack={() => send({ type: 'CODE.CANCEL' })}
    />
  );
}
