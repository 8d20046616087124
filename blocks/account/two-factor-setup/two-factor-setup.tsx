import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { twoFactorSetupFlow } from '#machines/account/two-factor-setup/two-factor-setup.flow.ts';
import { twoFactorSetupView } from '#machines/account/two-factor-setup/two-factor-setup.view.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { ElevationRequiredPanel } from '../../_ui/sign-in/elevation-panel.tsx';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import { AuthenticatorSetupStep } from './authenticator-step.tsx';
import { EmailCodeSetupStep } from './email-step.tsx';
import { TwoFactorOverview } from './two-factor-overview.tsx';
import type { TwoFactorSetupBlockData } from './two-factor-setup.data.ts';
import type { TwoFactorSetupProps } from './two-factor-setup.gen.ts';
import { TWO_FACTOR_SETUP_WORDS as WORDS } from './two-factor-setup-words.ts';

export function TwoFactorSetup(block: BlockPropsWithDataOrElevation<TwoFactorSetupProps, TwoFactorSetupBlockData>) {
  const { id, props, data, elevation } = block;
  const { view, send } = useFlow(twoFactorSetupFlow, twoFactorSetupView);
  const { heading = WORDS.heading, intro, contact } = props;
  const isAlive = useHydrated();
  const panel = useRef<HTMLDivElement>(null);
  const step = view?.step ?? 'overview';
  const config = view?.config ?? data?.config;

  const told = data?.config;
  useEffect(() => {
    if (told) send({ type: 'CONFIG.SHOW', config: told });
  }, [told, send]);

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
          {view?.done && step === 'overview' ? <p className="two-factor-setup__done">{WORDS.done[view.done]}</p> : null}
          {step === 'starting' ? <p>{WORDS.starting}</p> : null}
          {step === 'turning_off' ? <p>{WORDS.turningOff}</p> : null}
        </div>
        <div role="alert">{view?.failure ? <p>{WORDS.failures[view.failure]}</p> : null}</div>
        <div ref={panel} tabIndex={-1} className="two-factor-setup__panel card ground-surface">
          {step === 'authenticator' && view?.key ? (
            <AuthenticatorSetupStep id={id} form={data.form} authenticatorKey={view.key} send={send} />
          ) : step === 'email' && view ? (
            <EmailCodeSetupStep id={id} form={data.form} view={view} send={send} />
          ) : step === 'confirming' ? (
            <>
              <h3>{WORDS.confirmOff.heading}</h3>
              <p>{WORDS.confirmOff.text}</p>
              <p className="actions">
                <button type="button" className="button" onClick={() => send({ type: 'TURN_OFF.CONFIRM' })}>
                  {WORDS.confirmOff.yes}
                </button>
                <button
                  type="button"
                  className="button button--secondary"
                  onClick={() => send({ type: 'TURN_OFF.CANCEL' })}
                >
                  {WORDS.confirmOff.no}
                </button>
              </p>
            </>
          ) : (
            <TwoFactorOverview config={config} isBusy={!isAlive || step !== 'overview'} send={send} />
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
