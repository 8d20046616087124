import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { createProductClickAttribute } from '../../_ui/offer/product-data.ts';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { NumberTipListBlockData } from './number-tip-list.data.ts';
import type { NumberTipListProps } from './number-tip-list.gen.ts';
import { numberTipListMessages } from './number-tip-list.messages.gen.ts';

export function NumberTipList({ props, data }: BlockProps<NumberTipListProps, NumberTipListBlockData>) {
  const messages = useMessages(numberTipListMessages);
  const href = useRouteHrefBuilder();
  const { heading, intro, linkLabel } = props;
  if (data.tips.length === 0) return null;
  return (
    <section data-advertises className="number-tip-list band">
      <div className="wrap">
        <SectionHead heading={heading} intro={intro} />
        <ul className="number-tip-list__tips">
          {data.tips.map(({ key, title, text, numberSets, name, url, ...tip }) => (
            <li
              key={key}
              className="number-tip-list__tip card ground-surface"
              {...createProductClickAttribute({
                product_id: tip.lotteryKey,
                category: tip.category,
                source: 'number-tip-list',
                name,
                price: tip.price,
                draw_date: tip.drawDate,
                draw_no: tip.drawNo,
                prize_pool: tip.prizePool,
              })}
            >
              <h3>{title}</h3>
              <p className="small">{text}</p>
              <p className="number-tip-list__sets">
                {numberSets.map((set, index) => (
                  <span
                    key={set.key}
                    className={
                      index === 0 ? 'number-tip-list__set' : 'number-tip-list__set number-tip-list__set--extra'
                    }
                  >
                    {set.numbers.map((number) => (
                      <span key={number} className="number-tip-list__number figure">
                        {number}{' '}
                      </span>
                    ))}
                  </span>
                ))}
              </p>
              <p>
                <a href={href('offer.play', { productOfferKey: url })}>
                  {linkLabel?.replaceAll('{name}', () => name) ?? messages.play({ lottery: name })}
                </a>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
