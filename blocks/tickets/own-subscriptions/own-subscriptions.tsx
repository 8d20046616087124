import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { OwnSubscriptionsBlockData } from './own-subscriptions.data.ts';
import type { OwnSubscriptionsProps } from './own-subscriptions.gen.ts';

const WORDS = {
  heading: 'You subscribe to this already',
  next: 'Bought next',
  change: 'Change or pause it',
};

export function OwnSubscriptions({
  id,
  props,
  data,
}: BlockProps<OwnSubscriptionsProps, OwnSubscriptionsBlockData | null>) {
  const href = useRouteHrefBuilder();
  if (!data || data.subscriptions.length === 0) return null;
  return (
    <section className="own-subscriptions band" aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <h2 id={`${id}-heading`}>{props.heading ?? WORDS.heading}</h2>
        <ul>
          {data.subscriptions.map(({ id: subscription, description, label, status, next }) => (
            <li key={subscription}>
              <p>
                <strong>{description}</strong>, {label}
              </p>
              <p>{next === null ? status : `${status}. ${WORDS.next}: ${next}`}</p>
              <p>
                <a href={href('my-account.subscriptions.ticket', { id: subscription })}>{WORDS.change}</a>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
