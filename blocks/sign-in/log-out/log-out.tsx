import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockProps } from '#engine/render/block.ts';
import { logoutFlow } from '#machines/sign-in/logout/logout.flow.ts';
import { logoutView } from '#machines/sign-in/logout/logout.view.ts';
import type { LogOutProps } from './log-out.gen.ts';

const WORDS = {
  heading: 'Log out',
  submit: 'Log out',
  leaving: 'Logging you out…',
  failed: 'You could not be logged out. Please try again.',
  done: 'You are logged out.',
};

export function LogOut({ props }: BlockProps<LogOutProps>) {
  const { view: step, send } = useFlow(logoutFlow, logoutView);
  const isAsked = step === null || step === 'authenticated' || step === 'failed';
  return (
    <section className="log-out sign-in band">
      <div className="wrap wrap--narrow">
        <h1>{props.heading ?? WORDS.heading}</h1>
        <div role="status">
          {step === 'leaving' ? <p>{WORDS.leaving}</p> : null}
          {step === 'unauthenticated' ? <p>{WORDS.done}</p> : null}
        </div>
        <div role="alert">{step === 'failed' ? <p>{WORDS.failed}</p> : null}</div>
        {isAsked ? (
          <form
            method="post"
            action="/_logout"
            onSubmit={(event) => {
              // Without scripts the form itself logs out.
              if (step !== 'failed') return;
              event.preventDefault();
              send({ type: 'LOGOUT.RETRY' });
            }}
          >
            {props.text ? <p>{props.text}</p> : null}
            <button type="submit" className="button">
              {WORDS.submit}
            </button>
          </form>
        ) : null}
      </div>
    </section>
  );
}
