import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { Icon } from '../../_ui/icon.tsx';
import { describeLotteryRule } from './describe-lottery-rule.ts';
import type { LotteryPricesBlockData } from './lottery-prices.data.ts';
import type { LotteryPricesProps } from './lottery-prices.gen.ts';
import { lotteryPricesMessages } from './lottery-prices.messages.gen.ts';

export function LotteryPrices({ props, data }: BlockProps<LotteryPricesProps, LotteryPricesBlockData>) {
  const messages = useMessages(lotteryPricesMessages);
  return (
    <section className="lottery-prices wrap">
      <details>
        <summary>
          {props.heading ?? messages.heading()} <Icon name="chevron" />
        </summary>
        {data.offers.map(({ name, rules, prices }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {rules
                .map((rule) => describeLotteryRule(rule, messages))
                .map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
            </ul>
            <ul className="lottery-prices__prices figure">
              {prices.map(({ games, price }) => (
                <li key={games}>
                  {messages.games({ games })} <strong>{price}</strong>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </section>
  );
}
