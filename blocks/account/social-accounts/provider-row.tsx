import { useMessages } from '#engine/messages/use-messages.ts';
import type { SocialAccountsEvent } from '#machines/account/social-accounts/social-accounts.types.ts';
import type { SocialLink } from '#schemas/generated/api/types.gen.ts';
import type { SocialAccountsBlockData } from './social-accounts.data.ts';
import { socialAccountsMessages } from './social-accounts.messages.gen.ts';

interface ProviderRowProps {
  readonly provider: SocialAccountsBlockData['providers'][number];
  /** Null if no account of the provider is linked. */
  readonly link: SocialLink | null;
  /** Whether the unlink confirmation is shown. */
  readonly isQuestionShown: boolean;
  readonly isBusy: boolean;
  readonly send: (event: SocialAccountsEvent) => void;
}

export function SocialProviderRow({
  provider: { provider, name, address },
  link,
  isQuestionShown,
  isBusy,
  send,
}: ProviderRowProps) {
  const messages = useMessages(socialAccountsMessages);
  return (
    <li className="social-accounts__row">
      <p>
        <strong>{name}</strong>
        <br />
        {link ? messages.linkedTo({ identifier: link.identifier }) : messages.notLinked()}
      </p>
      {isQuestionShown ? (
        <div className="social-accounts__question">
          <p>{messages.confirmText({ name })}</p>
          <p className="actions">
            <button type="button" className="button" onClick={() => send({ type: 'UNLINK.CONFIRM' })}>
              {messages.confirmYes()}
            </button>
            <button type="button" className="button button--secondary" onClick={() => send({ type: 'UNLINK.CANCEL' })}>
              {messages.confirmNo()}
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
          {messages.unlink({ name })}
        </button>
      ) : (
        <button
          type="button"
          className="button button--secondary"
          disabled={isBusy}
          onClick={() => send({ type: 'PROVIDER.LINK', provider, address })}
        >
          {messages.link({ name })}
        </button>
      )}
    </li>
  );
}
