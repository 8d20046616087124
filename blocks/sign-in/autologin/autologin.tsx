import { useEffect } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { childFormView } from '#machines/_kit/child/child-form.ts';
import { autologinCodeFormFlow, autologinFlow } from '#machines/sign-in/autologin/autologin.flow.ts';
import { type AutologinView, autologinView } from '#machines/sign-in/autologin/autologin.view.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { AfterSignInRedirect, SignInCodeStep } from '../_shared/code-step.tsx';
import type { AutologinBlockData } from './autologin.data.ts';
import type { AutologinProps } from './autologin.gen.ts';
import { autologinMessages } from './autologin.messages.gen.ts';

export function Autologin({ id, props, data }: BlockProps<AutologinProps, AutologinBlockData>) {
  const messages = useMessages(autologinMessages);
  const { link, partner } = data;
  const href = useRouteHrefBuilder();
  const target = partner === null ? data.target : href('purchase.partner', { partnerSlug: partner });
  const { view, send } = useFlow(autologinFlow, autologinView);
  const form = useFlow(autologinCodeFormFlow, childFormView);
  useEffect(() => {
    send({ type: 'LINK.FOLLOW', link, target });
  }, [send, link, target]);
  return (
    <section className="autologin sign-in band">
      <div className="wrap wrap--narrow">
        <h1>{props.heading ?? messages.heading()}</h1>
        <div role="status">{view && view.step !== 'loading' ? null : <p>{messages.loading()}</p>}</div>
        <noscript>
          <p>
            {messages.needsScript()} <Anchor link={props.logIn}>{messages.logIn()}</Anchor>
          </p>
        </noscript>
        {view?.code && view.step === 'code' ? (
          <SignInCodeStep
            id={`${id}-code`}
            data={data.code}
            step={view.code}
            view={form.view}
            send={form.send}
            onResend={() => send({ type: 'CODE.RESEND' })}
          />
        ) : null}
        {view?.step === 'success' ? <AfterSignInRedirect target={view.target ?? target} /> : null}
        {view?.step === 'failure' ? (
          <Failure props={props} data={{ ...data, target }} view={view} onRetry={() => send({ type: 'LINK.RETRY' })} />
        ) : null}
      </div>
    </section>
  );
}

interface FailureProps {
  readonly props: AutologinProps;
  readonly data: AutologinBlockData;
  readonly view: AutologinView;
  readonly onRetry: () => void;
}

function Failure({ props, data, view: { mayRetry }, onRetry }: FailureProps) {
  const messages = useMessages(autologinMessages);
  const { logIn, contact } = props;
  return (
    <div role="alert" className="sign-in__step">
      <p className="sign-in__notice sign-in__notice--problem">
        {messages.failed({ reason: mayRetry ? 'unanswered' : 'used' })}
      </p>
      {data.isSignedIn ? <p>{messages.signedIn()}</p> : null}
      <p className="actions">
        {mayRetry ? (
          <button type="button" className="button" onClick={onRetry}>
            {messages.retry()}
          </button>
        ) : null}
        {data.isSignedIn || data.partner !== null ? (
          <a className="button" href={data.target}>
            {data.isSignedIn ? messages.continue() : messages.continueAsVisitor()}
          </a>
        ) : (
          <Anchor className={`button${mayRetry ? ' button--secondary' : ''}`} link={logIn}>
            {messages.logIn()}
          </Anchor>
        )}
        {contact ? (
          <Anchor className="button button--secondary" link={contact}>
            {messages.contact()}
          </Anchor>
        ) : null}
      </p>
    </div>
  );
}
