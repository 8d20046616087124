import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { Prose } from '../../_ui/prose.tsx';
import type { RafflePrizesBlockData } from './raffle-prizes.data.ts';
import type { RafflePrizesProps } from './raffle-prizes.gen.ts';
import { rafflePrizesMessages } from './raffle-prizes.messages.gen.ts';

export function RafflePrizes({ props, data }: BlockProps<RafflePrizesProps, RafflePrizesBlockData>) {
  const messages = useMessages(rafflePrizesMessages);
  const { heading = messages.heading(), stories = [] } = props;
  const story = stories.find(({ offer }) => offer === data.offerKey);
  return (
    <section className="raffle-prizes band">
      <div className="raffle-prizes__inner wrap">
        <div className="raffle-prizes__story">
          {story?.image ? (
            <Photo className="raffle-prizes__image" image={story.image} sizes="(min-width: 64em) 40rem, 100vw" />
          ) : null}
          <h2>{story?.heading ?? heading}</h2>
          <Prose text={story?.text} />
          {!story && data.title ? <p>{data.title}</p> : null}
        </div>
        <div className="raffle-prizes__facts">
          <Facts data={data} />
          <Prizes data={data} />
          <Links data={data} />
        </div>
      </div>
    </section>
  );
}

function Facts({
  data: { worth, opens, closes, drawn, tickets, sold, causeShare },
}: {
  readonly data: RafflePrizesBlockData;
}) {
  const messages = useMessages(rafflePrizesMessages);
  const facts = [
    [messages.worth(), worth],
    [messages.opens(), opens],
    [messages.closes(), closes],
    [messages.drawn(), drawn],
    [messages.sold(), sold],
    [messages.tickets(), tickets],
    [messages.share(), causeShare],
  ].filter(([, value]) => value !== null);
  if (facts.length === 0) return null;
  return (
    <dl className="raffle-prizes__list">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Prizes({ data: { prizes } }: { readonly data: Pick<RafflePrizesBlockData, 'prizes'> }) {
  const messages = useMessages(rafflePrizesMessages);
  if (prizes.length === 0) return null;
  return (
    <table className="raffle-prizes__prizes">
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
          <tr key={match}>
            <th scope="row">
              {name} <span className="small muted">{match}</span>
            </th>
            <td className="figure">{count}</td>
            <td className="figure">{worth}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Links({
  data: { url, drawNo, hasCauses },
}: {
  readonly data: Pick<RafflePrizesBlockData, 'url' | 'drawNo' | 'hasCauses'>;
}) {
  const messages = useMessages(rafflePrizesMessages);
  const href = useRouteHrefBuilder();
  const offer = { productOfferKey: url };
  return (
    <ul className="raffle-prizes__links">
      <li>
        <a href={href('offer.terms-and-conditions', drawNo === null ? offer : { ...offer, drawNo: String(drawNo) })}>
          {messages.rules()}
        </a>
      </li>
      <li>
        <a href={href('offer.winners', offer)}>{messages.winners()}</a>
      </li>
      {hasCauses ? (
        <li>
          <a href={href('offer.your-support', offer)}>{messages.support()}</a>
        </li>
      ) : null}
    </ul>
  );
}
