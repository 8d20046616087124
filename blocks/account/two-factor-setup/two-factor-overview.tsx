import { getLongDateFormat } from '#domain/date-format.ts';
import { useSite } from '#engine/render/block-context.tsx';
import type { TwoFactorSetupEvent } from '#machines/account/two-factor-setup/two-factor-setup.types.ts';
import type { TwoFactorConfig } from '#schemas/generated/api/types.gen.ts';
import { TWO_FACTOR_SETUP_WORDS as WORDS } from './two-factor-setup-words.ts';

interface TwoFactorOverviewProps {
  readonly config: TwoFactorConfig;
  readonly isBusy: boolean;
  readonly send: (event: TwoFactorSetupEvent) => void;
}

/** How two-factor stands, and what can be done about it. */
export function TwoFactorOverview({ config, isBusy, send }: TwoFactorOverviewProps) {
  const { locale, timeZone } = useSite();
  const { enabled, method, methods, since, identifier, rememberForDays } = config;
  const state = method ? WORDS.isOn[method].replace('{identifier}', identifier ?? '') : WORDS.isOff;
  return (
    <>
      <p className="two-factor-setup__state">{state}</p>
      {since ? <p>{WORDS.since.replace('{date}', dayOf(since, locale, timeZone))}</p> : null}
      {enabled && rememberForDays > 0 ? <p>{WORDS.remembered.replace('{days}', String(rememberForDays))}</p> : null}
      <p className="actions">
        {methods.includes('authenticator') ? (
          <button
            type="button"
            className={enabled ? 'button button--secondary' : 'button'}
            disabled={isBusy}
            onClick={() => send({ type: 'AUTHENTICATOR.START' })}
          >
            {method === 'authenticator' ? WORDS.renewApp : WORDS.useApp}
          </button>
        ) : null}
        {methods.includes('email') && method !== 'email' ? (
          <button
            type="button"
            className="button button--secondary"
            disabled={isBusy}
            onClick={() => send({ type: 'EMAIL.START' })}
          >
            {WORDS.useEmail}
          </button>
        ) : null}
        {enabled ? (
          <button
            type="button"
            className="button button--secondary"
            disabled={isBusy}
            onClick={() => send({ type: 'TURN_OFF.START' })}
          >
            {WORDS.turnOff}
          </button>
        ) : null}
      </p>
    </>
  );
}

function dayOf(moment: string, locale: string, timeZone: string): string {
  return getLongDateFormat(locale, timeZone).format(Date.parse(moment));
}
