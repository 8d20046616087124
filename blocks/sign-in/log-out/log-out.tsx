import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { logoutFlow } from '#machines/sign-in/logout/logout.flow.ts';
import { logoutView } from '#machines/sign-in/logout/logout.view.ts';
import type { LogOutProps } from './log-out.gen.ts';
import { logOutMessages } from './log-out.messages.gen.ts';

export function LogOut({ props }: BlockProps<LogOutProps>) {
  const messages = useMessages(logOutMessages);
  const { view: step, send } = useFlow(logoutFlow, logoutView);
  const isFormShown = step === null || step === 'authenticated' || step === 'failed';
  return (
    <section className="log-out sign-in band">
      <div className="wrap wrap--narrow">
        <h1>{props.heading ?? messages.heading()}</h1>
        <div role="status">
          {step === 'leaving' ? <p>{messages.leaving()}</p> : null}
          {step === 'unauthenticated' ? <p>{messages.done()}</p> : null}
        </div>
        <div role="alert">{step === 'failed' ? <p>{messages.failed()}</p> : null}</div>
        {isFormShown ? (
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
              {messages.submit()}
            </button>
          </form>
        ) : null}
      </div>
    </section>
  );
}
