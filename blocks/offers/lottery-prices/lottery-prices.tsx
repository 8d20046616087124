import type { BlockProps } from '#engine/render/block.ts';
import { Icon } from '../../_ui/icon.tsx';
import type { LotteryPricesBlockData } from './lottery-prices.data.ts';
import type { LotteryPricesProps } from './lottery-prices.gen.ts';

const HEADING = 'Prices and rules';

export function LotteryPrices({ props, data }: BlockProps<LotteryPricesProps, LotteryPricesBlockData>) {
  return (
    <section className="lottery-prices wrap">
      <details>
        <summary>
          {props.heading ?? HEADING} <Icon name="chevron" />
        </summary>
        {data.offers.map(({ name, rules, prices }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
            <ul className="lottery-prices__prices figure">
              {prices.map(({ games, price }) => (
                <li key={games}>
                  {games} <strong>{price}</strong>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </section>
  );
}
