import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { twoFactorSetupFlow } from '#machines/account/two-factor-setup/two-factor-setup.flow.ts';
import {
  type TwoFactorSetupView,
  twoFactorSetupView,
} from '#machines/account/two-factor-setup/two-factor-setup.view.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { ElevationRequiredPanel } from '../../_ui/sign-in/elevation-panel.tsx';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import { AuthenticatorSetupStep } from './authenticator-step.tsx';
import { EmailCodeSetupStep } from './email-step.tsx';
import { TwoFactorOverview } from './two-factor-overview.tsx';
import type { TwoFactorSetupBlockData } from './two-factor-setup.data.ts';
import type { TwoFactorSetupProps } from './two-factor-setup.gen.ts';
import { type TwoFactorSetupMessages, twoFactorSetupMessages } from './two-factor-setup.messages.gen.ts';

const DONE_MESSAGES = {
  turned_on: 'turnedOn',
  turned_off: 'turnedOff',
} as const satisfies Record<NonNullable<TwoFactorSetupView['done']>, keyof TwoFactorSetupMessages>;

const FAILURE_MESSAGES = {
  not_started: 'notStarted',
  not_turned_off: 'notTurnedOff',
  not_resent: 'notResent',
  not_copied: 'notCopied',
} as const satisfies Record<NonNullable<TwoFactorSetupView['failure']>, keyof TwoFactorSetupMessages>;

export function TwoFactorSetup(block: BlockPropsWithDataOrElevation<TwoFactorSetupProps, TwoFactorSetupBlockData>) {
  const { id, props, data, elevation } = block;
  const messages = useMessages(twoFactorSetupMessages);
  const { view, send } = useFlow(twoFactorSetupFlow, twoFactorSetupView);
  const { heading = messages.heading(), intro, contact } = props;
  const isHydrated = useHydrated();
  const panel = useRef<HTMLDivElement>(null);
  const step = view?.step ?? 'overview';
  const config = view?.config ?? data?.config;

  const loadedConfig = data?.config;
  useEffect(() => {
    if (loadedConfig) send({ type: 'CONFIG.RECEIVED', config: loadedConfig });
  }, [loadedConfig, send]);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // What had the focus has gone with the step before.
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, [step]);

  if (elevation) return <ElevationRequiredPanel heading={heading} elevation={elevation} />;
  if (!config || !data) return null;
  return (
    <section className="two-factor-setup band" aria-labelledby={`${id}-heading`}>
      <div className="two-factor-setup__inner wrap wrap--narrow">
        <h2 id={`${id}-heading`}>{heading}</h2>
        {intro ? <p>{intro}</p> : null}
        <div role="status" className="two-factor-setup__status">
          {view?.done && step === 'overview' ? (
            <p className="two-factor-setup__done">{messages[DONE_MESSAGES[view.done]]()}</p>
          ) : null}
          {step === 'starting' ? <p>{messages.starting()}</p> : null}
          {step === 'turning_off' ? <p>{messages.turningOff()}</p> : null}
        </div>
        <div role="alert">{view?.failure ? <p>{messages[FAILURE_MESSAGES[view.failure]]()}</p> : null}</div>
        <div ref={panel} tabIndex={-1} className="two-factor-setup__panel card ground-surface">
          {step === 'authenticator' && view?.key ? (
            <AuthenticatorSetupStep id={id} form={data.form} authenticatorKey={view.key} send={send} />
          ) : step === 'email' && view ? (
            <EmailCodeSetupStep id={id} form={data.form} view={view} send={send} />
          ) : step === 'confirming' ? (
            <>
              <h3>{messages.confirmOffHeading()}</h3>
              <p>{messages.confirmOffText()}</p>
              <p className="actions">
                <button type="button" className="button" onClick={() => send({ type: 'TURN_OFF.CONFIRM' })}>
                  {messages.confirmOffYes()}
                </button>
                <button
                  type="button"
                  className="button button--secondary"
                  onClick={() => send({ type: 'TURN_OFF.CANCEL' })}
                >
                  {messages.confirmOffNo()}
                </button>
              </p>
            </>
          ) : (
            <TwoFactorOverview config={config} isBusy={!isHydrated || step !== 'overview'} send={send} />
          )}
        </div>
        {contact ? (
          <p className="small">
            <Anchor link={contact.link}>{contact.label}</Anchor>
          </p>
        ) : null}
      </div>
    </section>
  );
}
