import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Photo } from '../../_ui/photo.tsx';
import type { ScheduledListData } from './scheduled-list.data.ts';
import type { ScheduledListProps } from './scheduled-list.gen.ts';

const WORDS = {
  text: 'These are charged when they are bought, not before. You can cancel them until then.',
  due: 'To be bought',
};

export function ScheduledList({ props, data: { purchases } }: BlockProps<ScheduledListProps, ScheduledListData>) {
  const href = useRouteHrefBuilder();
  if (purchases.length === 0) return null;
  return (
    <section className="scheduled-list band">
      <div className="wrap">
        <h2>{props.heading}</h2>
        <p>{props.text ?? WORDS.text}</p>
        <ul className="scheduled-list__purchases">
          {purchases.map(({ id, name, what, picture, price, due }) => (
            <li key={id} className="scheduled-list__purchase card ground-surface covers">
              {picture ? <Photo image={picture} sizes="3rem" className="scheduled-list__picture" /> : null}
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
