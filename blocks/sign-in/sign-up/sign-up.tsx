import { useEffect } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { childFormView } from '#machines/_kit/child/child-form.ts';
import type { FormView } from '#machines/_kit/form/form.view.ts';
import { signUpFlow, signUpFormFlow } from '#machines/sign-in/sign-up/sign-up.flow.ts';
import type { SignUpEvent } from '#machines/sign-in/sign-up/sign-up.types.ts';
import { type SignUpView, signUpView } from '#machines/sign-in/sign-up/sign-up.view.ts';
import { FormPanel } from '../../_ui/form/form-panel.tsx';
import { AfterSignInRedirect } from '../_shared/code-step.tsx';
import { logInAndSignUpMessages } from '../_shared/log-in-and-sign-up.messages.gen.ts';
import { SignInProviderButtons } from '../_shared/providers.tsx';
import type { SignUpBlockData } from './sign-up.data.ts';
import type { SignUpProps } from './sign-up.gen.ts';
import { signUpMessages } from './sign-up.messages.gen.ts';

export function SignUp({ id, props, data }: BlockProps<SignUpProps, SignUpBlockData>) {
  const { page } = data;
  if (page.mode !== 'sign-up' || page.isSignedIn) return null;
  return <SignUpSection id={id} props={props} data={data} />;
}

type SectionProps = Pick<BlockProps<SignUpProps, SignUpBlockData>, 'id' | 'props' | 'data'>;

function SignUpSection({ id, props, data }: SectionProps) {
  const { page } = data;
  const messages = useMessages(signUpMessages);
  const { view, send } = useFlow(signUpFlow, signUpView);
  useEffect(() => {
    send({ type: 'SIGN_UP.BEGIN', target: page.target });
  }, [send, page.target]);
  return (
    <section className="sign-up sign-in band" data-reduces="footer">
      <div className="wrap wrap--narrow">
        <h1 id={`${id}-heading`}>{props.heading ?? messages.heading()}</h1>
        <Notice view={view} />
        <Step id={id} props={props} data={data} view={view} send={send} />
      </div>
    </section>
  );
}

/** Always rendered, so that screen readers announce new text. */
function Notice({ view }: { readonly view: SignUpView | null }) {
  const messages = useMessages(signUpMessages);
  const isFailed = view?.hasProviderFailed ?? false;
  const text = isFailed ? messages.providerFailed() : view?.unlinked ? messages.unlinked() : null;
  const isShown = text !== null && view?.step === 'form';
  return (
    <div role="alert">
      {isShown ? <p className={`sign-in__notice${isFailed ? ' sign-in__notice--problem' : ''}`}>{text}</p> : null}
    </div>
  );
}

interface StepProps extends SectionProps {
  readonly view: SignUpView | null;
  readonly send: (event: SignUpEvent) => void;
}

function Step(all: StepProps) {
  const messages = useMessages(signUpMessages);
  const sharedMessages = useMessages(logInAndSignUpMessages);
  const { data, view, send } = all;
  switch (view?.step) {
    case 'provider':
      return <p role="status">{messages.verifying()}</p>;
    case 'linking':
      return <p role="status">{messages.linking()}</p>;
    case 'link_failed':
      return (
        <div className="sign-in__step" role="alert">
          <p>{messages.linkFailed()}</p>
          <button type="button" className="button" onClick={() => send({ type: 'SIGN_UP.CONTINUE' })}>
            {sharedMessages.continue()}
          </button>
        </div>
      );
    case 'authenticated':
      return <AfterSignInRedirect target={view.target ?? data.page.target} />;
    default:
      return <AccountForm {...all} />;
  }
}

function AccountForm({ id, props, data, view, send }: StepProps) {
  const messages = useMessages(signUpMessages);
  const { intro, submit = messages.submit(), logIn = messages.logIn() } = props;
  const { otherMode } = data.page;
  const form = useFlow(signUpFormFlow, childFormView);
  const isTaken = (view?.isEmailTaken ?? false) || wasTaken(form.view);
  return (
    <>
      {intro ? <p>{intro}</p> : null}
      <FormPanel
        id={id}
        data={{ ...data.form, links: { termsAccepted: { label: messages.terms(), link: props.terms } } }}
        view={form.view}
        send={form.send}
        labelledBy={`${id}-heading`}
        submitLabel={submit}
      />
      <div role="status">
        {isTaken ? (
          <p className="sign-in__notice">
            {messages.taken()} <a href={otherMode}>{messages.logInInstead()}</a>
          </p>
        ) : null}
      </div>
      {view?.unlinked ? null : (
        <SignInProviderButtons
          id={`${id}-providers`}
          label={messages.providers()}
          providers={data.providers}
          isHydrated={view !== null}
          onChoose={({ provider, address }) => send({ type: 'PROVIDER.CHOOSE', provider, address })}
        />
      )}
      <ul className="sign-in__links">
        <li>
          <a href={otherMode}>{logIn}</a>
        </li>
      </ul>
    </>
  );
}

/** Whether the server refused the e-mail address because it is taken. */
function wasTaken(view: FormView | null): boolean {
  const problem = view?.problems['email'];
  return problem !== undefined && 'code' in problem && problem.code === 'email_taken';
}
