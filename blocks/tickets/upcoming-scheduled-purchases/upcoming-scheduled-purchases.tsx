import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Photo } from '../../_ui/photo.tsx';
import type { UpcomingScheduledPurchasesBlockData } from './upcoming-scheduled-purchases.data.ts';
import type { UpcomingScheduledPurchasesProps } from './upcoming-scheduled-purchases.gen.ts';

const WORDS = {
  text: 'These are charged when they are bought, not before. You can cancel them until then.',
  due: 'To be bought',
};

export function UpcomingScheduledPurchases({
  props,
  data: { purchases },
}: BlockProps<UpcomingScheduledPurchasesProps, UpcomingScheduledPurchasesBlockData>) {
  const href = useRouteHrefBuilder();
  if (purchases.length === 0) return null;
  return (
    <section className="upcoming-scheduled-purchases band">
      <div className="wrap">
        <h2>{props.heading}</h2>
        <p>{props.text ?? WORDS.text}</p>
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
                  {what}, <span className="figure">{price}</span>
                </p>
                {due === null ? null : (
                  <p className="small muted">
                    {WORDS.due}: {due}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
