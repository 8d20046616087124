import type { ReactNode } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Prose } from '../../_ui/prose.tsx';
import { listRegionNames } from '../_shared/list-region-names.ts';
import { regionNamesMessages } from '../_shared/region-names.messages.gen.ts';
import { describePricedItem } from './describe-priced-item.ts';
import type { OfferRulesBlockData } from './offer-rules.data.ts';
import type { OfferRulesProps } from './offer-rules.gen.ts';
import { offerRulesMessages } from './offer-rules.messages.gen.ts';

export function OfferRules({ props, data }: BlockProps<OfferRulesProps, OfferRulesBlockData>) {
  const messages = useMessages(offerRulesMessages);
  const href = useRouteHrefBuilder();
  const offer = { productOfferKey: data.url };
  const play =
    data.isOneDraw && data.drawNo !== null
      ? href('offer.draw', { ...offer, drawNo: String(data.drawNo) })
      : href('offer.play', offer);
  return (
    <section className="offer-rules band">
      <div className="offer-rules__inner wrap wrap--narrow">
        <header className="section-head">
          <h1>{messages.heading({ name: data.name })}</h1>
          <Prose text={props.intro} />
        </header>
        <Facts data={data} />
        <Prices data={data} />
        <Prizes data={data} />
        <p className="actions">
          <a className="button" href={play}>
            {props.actionLabel ?? messages.buy()}
          </a>
        </p>
      </div>
    </section>
  );
}

function Facts({ data }: { readonly data: OfferRulesBlockData }) {
  const messages = useMessages(offerRulesMessages);
  const regionNames = useMessages(regionNamesMessages);
  const { drawNo, closes, drawn, tickets, causeShare, minimumAge, notSoldIn, licence } = data;
  const regions = listRegionNames(notSoldIn, regionNames);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [messages.draw(), drawNo],
    [messages.closes(), closes],
    [messages.drawn(), drawn],
    [messages.tickets(), tickets],
    [messages.share(), causeShare],
    [messages.age(), messages.years({ years: minimumAge })],
    [messages.notSold(), regions.length > 0 ? messages.regions({ regions }) : null],
    [messages.licence(), licence],
  ];
  return (
    <dl className="offer-rules__facts">
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Prices({ data: { prices } }: { readonly data: Pick<OfferRulesBlockData, 'prices'> }) {
  const messages = useMessages(offerRulesMessages);
  if (prices.length === 0) return null;
  return (
    <table className="offer-rules__table">
      <caption>{messages.prices()}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.what()}</th>
          <th scope="col">{messages.price()}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ item, price }) => {
          const name = describePricedItem(item, messages);
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="figure">{price}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Prizes({ data: { prizes } }: { readonly data: Pick<OfferRulesBlockData, 'prizes'> }) {
  const messages = useMessages(offerRulesMessages);
  if (prizes.length === 0) return null;
  return (
    <table className="offer-rules__table">
      <caption>{messages.prizes()}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.prize()}</th>
          <th scope="col">{messages.count()}</th>
          <th scope="col">{messages.each()}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ name, match, count, worth }) => (
          <tr key={`${name} ${match}`}>
            <th scope="row">
              {name} <span className="small muted">{match}</span>
            </th>
            <td className="figure">{count ?? messages.shared()}</td>
            <td className="figure">{worth}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
