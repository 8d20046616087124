import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { formatRecurringStatus } from '../_shared/describe-recurring.ts';
import { recurringMessages } from '../_shared/recurring.messages.gen.ts';
import type { OwnSubscriptionsBlockData } from './own-subscriptions.data.ts';
import type { OwnSubscriptionsProps } from './own-subscriptions.gen.ts';
import { ownSubscriptionsMessages } from './own-subscriptions.messages.gen.ts';

export function OwnSubscriptions({
  id,
  props,
  data,
}: BlockProps<OwnSubscriptionsProps, OwnSubscriptionsBlockData | null>) {
  const messages = useMessages(ownSubscriptionsMessages);
  const recurringTexts = useMessages(recurringMessages);
  const href = useRouteHrefBuilder();
  if (!data || data.subscriptions.length === 0) return null;
  const describe = (status: string, day: string | null) =>
    day === null ? status : messages.statusAndNext({ status, day });
  return (
    <section className="own-subscriptions band" aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <h2 id={`${id}-heading`}>{props.heading ?? messages.heading()}</h2>
        <ul>
          {data.subscriptions.map(({ id: subscription, description, label, status, pausedUntil, next }) => (
            <li key={subscription}>
              <p>
                {messages.subscription({
                  what: description,
                  rhythm: label,
                  strong: (content) => <strong>{content}</strong>,
                })}
              </p>
              <p>{describe(formatRecurringStatus(status, pausedUntil, recurringTexts), next)}</p>
              <p>
                <a href={href('my-account.subscriptions.ticket', { id: subscription })}>{messages.change()}</a>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
