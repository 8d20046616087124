import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { socialAccountsFlow } from '#machines/account/social-accounts/social-accounts.flow.ts';
import { type SocialAccountsView, socialAccountsView } from '#machines/account/social-accounts/social-accounts.view.ts';
import { ElevationRequiredPanel } from '../../_ui/sign-in/elevation-panel.tsx';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import { SocialProviderRow } from './provider-row.tsx';
import type { SocialAccountsBlockData } from './social-accounts.data.ts';
import type { SocialAccountsProps } from './social-accounts.gen.ts';
import { type SocialAccountsMessages, socialAccountsMessages } from './social-accounts.messages.gen.ts';

const FAILURE_MESSAGES = {
  not_confirmed: 'notConfirmed',
  taken: 'taken',
  already_linked: 'alreadyLinked',
  not_linked: 'failedToLink',
  not_unlinked: 'failedToUnlink',
} as const satisfies Record<NonNullable<SocialAccountsView['failure']>, keyof SocialAccountsMessages>;

export function SocialAccounts(block: BlockPropsWithDataOrElevation<SocialAccountsProps, SocialAccountsBlockData>) {
  const { id, props, data, elevation } = block;
  const messages = useMessages(socialAccountsMessages);
  const { view, send } = useFlow(socialAccountsFlow, socialAccountsView);
  const isHydrated = useHydrated();
  const status = useRef<HTMLDivElement>(null);
  const { heading = messages.heading(), intro } = props;
  const step = view?.step ?? 'overview';
  const done = view?.done ?? null;

  const loadedLinks = data?.links;
  useEffect(() => {
    if (loadedLinks) send({ type: 'LINKS.RECEIVED', links: loadedLinks });
  }, [loadedLinks, send]);

  useEffect(() => {
    // The button that had the focus has gone with what it did.
    if (done === 'unlinked') status.current?.focus();
  }, [done]);

  if (elevation) return <ElevationRequiredPanel heading={heading} elevation={elevation} />;
  if (!data || data.providers.length === 0) return null;
  const links = view?.links ?? data.links;
  return (
    <section className="social-accounts band" aria-labelledby={`${id}-heading`}>
      <div className="social-accounts__inner wrap wrap--narrow">
        <h2 id={`${id}-heading`}>{heading}</h2>
        {intro ? <p>{intro}</p> : null}
        <div ref={status} role="status" tabIndex={-1} className="social-accounts__status">
          {done ? <p className="social-accounts__done">{messages[done]()}</p> : null}
          {step === 'leaving' || step === 'linking' || step === 'unlinking' ? (
            <p>{messages.progress({ step })}</p>
          ) : null}
        </div>
        <div role="alert">{view?.failure ? <p>{messages[FAILURE_MESSAGES[view.failure]]()}</p> : null}</div>
        <ul className="social-accounts__list card ground-surface">
          {data.providers.map((provider) => (
            <SocialProviderRow
              key={provider.provider}
              provider={provider}
              link={links.find((link) => link.provider === provider.provider) ?? null}
              isQuestionShown={step === 'confirming' && view?.provider === provider.provider}
              isBusy={!isHydrated || step !== 'overview'}
              send={send}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
