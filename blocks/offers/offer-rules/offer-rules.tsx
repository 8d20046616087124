import type { ReactNode } from 'react';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { Prose } from '../../_ui/prose.tsx';
import type { OfferRulesBlockData } from './offer-rules.data.ts';
import type { OfferRulesProps } from './offer-rules.gen.ts';

const WORDS = {
  rules: 'Rules of',
  draw: 'Draw',
  closes: 'Sales close',
  drawn: 'Drawn',
  tickets: 'Tickets in all',
  share: 'Of each ticket, for the cause',
  age: 'Least age',
  years: 'years',
  notSold: 'Not sold to people in',
  licence: 'Licence',
  prices: 'What it costs',
  what: 'Ticket',
  price: 'Price',
  prizes: 'What can be won',
  prize: 'Prize',
  count: 'How many',
  each: 'Worth',
  shared: 'shared by its winners',
  buy: 'To the tickets',
};

export function OfferRules({ props, data }: BlockProps<OfferRulesProps, OfferRulesBlockData>) {
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
          <h1>
            {WORDS.rules} {data.name}
          </h1>
          <Prose text={props.intro} />
        </header>
        <Facts data={data} />
        <Prices data={data} />
        <Prizes data={data} />
        <p className="actions">
          <a className="button" href={play}>
            {props.actionLabel ?? WORDS.buy}
          </a>
        </p>
      </div>
    </section>
  );
}

function Facts({ data }: { readonly data: OfferRulesBlockData }) {
  const { locale } = useSite();
  const { drawNo, closes, drawn, tickets, causeShare, minimumAge, notSoldIn, licence } = data;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [WORDS.draw, drawNo],
    [WORDS.closes, closes],
    [WORDS.drawn, drawn],
    [WORDS.tickets, tickets],
    [WORDS.share, causeShare],
    [WORDS.age, `${minimumAge} ${WORDS.years}`],
    [WORDS.notSold, notSoldIn.length > 0 ? new Intl.ListFormat(locale).format(notSoldIn) : null],
    [WORDS.licence, licence],
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
  if (prices.length === 0) return null;
  return (
    <table className="offer-rules__table">
      <caption>{WORDS.prices}</caption>
      <thead>
        <tr>
          <th scope="col">{WORDS.what}</th>
          <th scope="col">{WORDS.price}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ what, price }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td className="figure">{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Prizes({ data: { prizes } }: { readonly data: Pick<OfferRulesBlockData, 'prizes'> }) {
  if (prizes.length === 0) return null;
  return (
    <table className="offer-rules__table">
      <caption>{WORDS.prizes}</caption>
      <thead>
        <tr>
          <th scope="col">{WORDS.prize}</th>
          <th scope="col">{WORDS.count}</th>
          <th scope="col">{WORDS.each}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ name, match, count, worth }) => (
          <tr key={`${name} ${match}`}>
            <th scope="row">
              {name} <span className="small muted">{match}</span>
            </th>
            <td className="figure">{count ?? WORDS.shared}</td>
            <td className="figure">{worth}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
