import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Photo } from '../../_ui/photo.tsx';
import type { UpcomingScheduledPurchasesBlockData } from './upcoming-scheduled-purchases.data.ts';
import type { UpcomingScheduledPurchasesProps } from './upcoming-scheduled-purchases.gen.ts';
import { upcomingScheduledPurchasesMessages } from './upcoming-scheduled-purchases.messages.gen.ts';

export function UpcomingScheduledPurchases({
  props,
  data: { purchases },
}: BlockProps<UpcomingScheduledPurchasesProps, UpcomingScheduledPurchasesBlockData>) {
  const messages = useMessages(upcomingScheduledPurchasesMessages);
  const href = useRouteHrefBuilder();
  if (purchases.length === 0) return null;
  return (
    <section className="upcoming-scheduled-purchases band">
      <div className="wrap">
        <h2>{props.heading}</h2>
        <p>{props.text ?? messages.text()}</p>
        <ul className="upcoming-scheduled-purchases__purchases">
          {purchases.map(({ id, name, what, picture, price, due }) => (
            <li key={id} className="upcoming-scheduled-purchases__purchase card ground-surface covers">
              {picture ? (
                <Photo image={picture} sizes="3rem" className="upcoming-scheduled-purchases__picture" />
              ) : null}
              <div>
                <h3>
                  <a href={href('my-account.scheduled-purchases.detail', { id })}>{name}</a>
                </h3>
                <p>
                  {messages.purchase({
                    what,
                    price,
                    amount: (content) => <span className="figure">{content}</span>,
                  })}
                </p>
                {due === null ? null : <p className="small muted">{messages.due({ when: due })}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
