import type { SocialAccountsEvent } from '#machines/account/social-accounts/social-accounts.types.ts';
import type { SocialLink } from '#schemas/generated/api/types.gen.ts';
import type { SocialAccountsBlockData } from './social-accounts.data.ts';
import { SOCIAL_ACCOUNTS_WORDS as WORDS } from './social-accounts-words.ts';

interface ProviderRowProps {
  readonly provider: SocialAccountsBlockData['providers'][number];
  /** Null where no account of the provider is linked. */
  readonly link: SocialLink | null;
  /** Whether the customer is asked if they really want to unlink it. */
  readonly isAsking: boolean;
  readonly isBusy: boolean;
  readonly send: (event: SocialAccountsEvent) => void;
}

export function SocialProviderRow({
  provider: { provider, name, address },
  link,
  isAsking,
  isBusy,
  send,
}: ProviderRowProps) {
  return (
    <li className="social-accounts__row">
      <p>
        <strong>{name}</strong>
        <br />
        {link ? WORDS.linkedTo.replace('{identifier}', link.identifier) : WORDS.notLinked}
      </p>
      {isAsking ? (
        <div className="social-accounts__question">
          <p>{WORDS.confirm.text.replace('{name}', name)}</p>
          <p className="actions">
            <button type="button" className="button" onClick={() => send({ type: 'UNLINK.CONFIRM' })}>
              {WORDS.confirm.yes}
            </button>
            <button type="button" className="button button--secondary" onClick={() => send({ type: 'UNLINK.CANCEL' })}>
              {WORDS.confirm.no}
            </button>
          </p>
        </div>
      ) : link ? (
        <button
          type="button"
          className="button button--secondary"
          disabled={isBusy}
          onClick={() => send({ type: 'PROVIDER.UNLINK', provider })}
        >
          {WORDS.unlink.replace('{name}', name)}
        </button>
      ) : (
        <button
          type="button"
          className="button button--secondary"
          disabled={isBusy}
          onClick={() => send({ type: 'PROVIDER.LINK', provider, address })}
        >
          {WORDS.link.replace('{name}', name)}
        </button>
      )}
    </li>
  );
}
