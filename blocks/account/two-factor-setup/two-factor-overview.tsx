import { useMessages } from '#engine/messages/use-messages.ts';
import type { TwoFactorSetupEvent } from '#machines/account/two-factor-setup/two-factor-setup.types.ts';
import type { TwoFactorConfig } from '#schemas/generated/api/types.gen.ts';
import { type TwoFactorSetupMessages, twoFactorSetupMessages } from './two-factor-setup.messages.gen.ts';

interface TwoFactorOverviewProps {
  readonly config: TwoFactorConfig;
  readonly isBusy: boolean;
  readonly send: (event: TwoFactorSetupEvent) => void;
}

/** Two-factor status and the available actions. */
export function TwoFactorOverview({ config, isBusy, send }: TwoFactorOverviewProps) {
  const messages = useMessages(twoFactorSetupMessages);
  const { enabled, method, methods, since, rememberForDays } = config;
  return (
    <>
      <p className="two-factor-setup__state">{describeState(config, messages)}</p>
      {since ? <p>{messages.since({ date: Date.parse(since) })}</p> : null}
      {enabled && rememberForDays > 0 ? <p>{messages.remembered({ days: rememberForDays })}</p> : null}
      <p className="actions">
        {methods.includes('authenticator') ? (
          <button
            type="button"
            className={enabled ? 'button button--secondary' : 'button'}
            disabled={isBusy}
            onClick={() => send({ type: 'AUTHENTICATOR.START' })}
          >
            {method === 'authenticator' ? messages.renewApp() : messages.useApp()}
          </button>
        ) : null}
        {methods.includes('email') && method !== 'email' ? (
          <button
            type="button"
            className="button button--secondary"
            disabled={isBusy}
            onClick={() => send({ type: 'EMAIL.START' })}
          >
            {messages.useEmail()}
          </button>
        ) : null}
        {enabled ? (
          <button
            type="button"
            className="button button--secondary"
            disabled={isBusy}
            onClick={() => send({ type: 'TURN_OFF.START' })}
          >
            {messages.turnOff()}
          </button>
        ) : null}
      </p>
    </>
  );
}

function describeState(
  { method, identifier }: TwoFactorConfig,
  messages: Pick<TwoFactorSetupMessages, 'off' | 'onByApp' | 'onByMessage'>,
): string {
  if (!method) return messages.off();
  return method === 'authenticator' ? messages.onByApp() : messages.onByMessage({ identifier: identifier ?? '' });
}
