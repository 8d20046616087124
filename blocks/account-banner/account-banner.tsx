import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockProps } from '#engine/render/block.ts';
import { accountBannerFlow } from '#machines/account-banner/account-banner.flow.ts';
import { accountBannerView } from '#machines/account-banner/account-banner.view.ts';
import type { CustomerDetails } from '#schemas/generated/api/types.gen.ts';
import type { AccountBannerProps } from './account-banner.gen.ts';
import { ACCOUNT_BANNER_WORDS as WORDS } from './account-banner-words.ts';

export function AccountBanner({ id, props }: BlockProps<AccountBannerProps>) {
  const { view, send } = useFlow(accountBannerFlow, accountBannerView, false);
  if (!view?.asks || !view.details) return <div className="account-banner" hidden />;
  const { asks, isBusy, hasFailed, details } = view;
  const isAddress = asks === 'address';
  return (
    <section className="account-banner ground-accent" aria-labelledby={`${id}-heading`}>
      <div className="account-banner__bar wrap wrap--wide">
        <div>
          <h2 id={`${id}-heading`} className="account-banner__heading">
            {isAddress ? (props.address ?? WORDS.address) : (props.email ?? WORDS.email)}
          </h2>
          <p>{isAddress ? addressLine(details) : details.email}</p>
          <p role="status">{hasFailed ? WORDS.failed : null}</p>
        </div>
        <p className="actions">
          <button
            type="button"
            className="button"
            aria-disabled={isBusy || undefined}
            onClick={() => send({ type: 'BANNER.CONFIRM' })}
          >
            {isBusy ? WORDS.busy : isAddress ? WORDS.confirmAddress : WORDS.confirmEmail}
          </button>
          <button type="button" className="button button--secondary" onClick={() => send({ type: 'BANNER.UPDATE' })}>
            {WORDS.update}
          </button>
        </p>
      </div>
    </section>
  );
}

function addressLine({ address, addressLine2, suburb, state, postcode }: CustomerDetails): string {
  const region = state === 'GB' ? null : state;
  return [address, addressLine2, suburb, region, postcode].filter((part) => part !== null && part !== '').join(', ');
}
