import { useEffect } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockProps } from '#engine/render/block.ts';
import { childFormView } from '#machines/form/child-form.ts';
import type { FormView } from '#machines/form/form.view.ts';
import { signUpFlow, signUpFormFlow } from '#machines/sign-up/sign-up.flow.ts';
import { signUpView } from '#machines/sign-up/sign-up.view.ts';
import { LeavingStep } from '../_ui/code-step.tsx';
import { FormPanel } from '../_ui/form-panel.tsx';
import type { SignUpData } from './sign-up.data.ts';
import type { SignUpProps } from './sign-up.gen.ts';
import { SIGN_UP_WORDS as WORDS } from './sign-up-words.ts';

export function SignUp({ id, props, data }: BlockProps<SignUpProps, SignUpData>) {
  const { page } = data;
  if (page.mode !== 'sign-up' || page.isSignedIn) return null;
  return <SignUpSection id={id} props={props} data={data} />;
}

type SectionProps = Pick<BlockProps<SignUpProps, SignUpData>, 'id' | 'props' | 'data'>;

function SignUpSection({ id, props, data }: SectionProps) {
  const { page } = data;
  const { heading = WORDS.heading, intro, submit = WORDS.submit, logIn = WORDS.logIn } = props;
  const { view, send } = useFlow(signUpFlow, signUpView);
  const form = useFlow(signUpFormFlow, childFormView);
  useEffect(() => {
    send({ type: 'SIGN_UP.BEGIN', target: page.target });
  }, [send, page.target]);
  const isTaken = (view?.isEmailTaken ?? false) || wasTaken(form.view);
  return (
    <section className="sign-up sign-in band">
      <div className="wrap wrap--narrow">
        <h1 id={`${id}-heading`}>{heading}</h1>
        {view?.step === 'authenticated' ? (
          <LeavingStep target={view.target ?? page.target} />
        ) : (
          <>
            {intro ? <p>{intro}</p> : null}
            <FormPanel
              id={id}
              data={data.form}
              view={form.view}
              send={form.send}
              labelledBy={`${id}-heading`}
              submitLabel={submit}
            />
            <div role="status">
              {isTaken ? (
                <p className="sign-in__notice">
                  {WORDS.taken} <a href={page.otherMode}>{WORDS.logInInstead}</a>
                </p>
              ) : null}
            </div>
            <ul className="sign-in__links">
              <li>
                <a href={page.otherMode}>{logIn}</a>
              </li>
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

/** Whether the server has refused the e-mail address for being somebody's. */
function wasTaken(view: FormView | null): boolean {
  const problem = view?.problems['email'];
  return problem !== undefined && 'code' in problem && problem.code === 'email_taken';
}
