import { formatPercentage } from '#domain/number-format.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useSite } from '#engine/render/block-context.tsx';
import { Prose } from '../../_ui/prose.tsx';
import type { OwnedSyndicateShareBlockData } from './owned-syndicate-share.data.ts';
import type { OwnedSyndicateShareProps } from './owned-syndicate-share.gen.ts';

const WORDS = {
  heading: 'Your part of {name}',
  shares: 'Your shares',
  games: 'Games in a draw',
  cost: 'Price of a share',
  won: 'Your part of the prizes',
  nothing: 'Nothing so far',
  other: 'This ticket is yours alone: it is no share of a syndicate.',
};

export function OwnedSyndicateShare({
  props,
  data: { part },
}: BlockProps<OwnedSyndicateShareProps, OwnedSyndicateShareBlockData>) {
  const { locale } = useSite();
  const { heading = WORDS.heading, text, other = WORDS.other } = props;
  if (part === null) {
    return (
      <section className="owned-syndicate-share band">
        <p className="wrap">{other}</p>
      </section>
    );
  }
  const { name, shares, of, games, cost, winnings } = part;
  const share = formatPercentage(shares / of, locale, 1);
  return (
    <section className="owned-syndicate-share band">
      <div className="owned-syndicate-share__inner wrap">
        <h2>{heading.replace('{name}', () => name)}</h2>
        <dl className="owned-syndicate-share__facts">
          <div>
            <dt className="small">{WORDS.shares}</dt>
            <dd>{`${shares} of ${of} (${share})`}</dd>
          </div>
          {games === null ? null : (
            <div>
              <dt className="small">{WORDS.games}</dt>
              <dd>{games}</dd>
            </div>
          )}
          {cost === null ? null : (
            <div>
              <dt className="small">{WORDS.cost}</dt>
              <dd>{cost}</dd>
            </div>
          )}
          <div>
            <dt className="small">{WORDS.won}</dt>
            <dd>{winnings ?? WORDS.nothing}</dd>
          </div>
        </dl>
        <Prose text={text} />
      </div>
    </section>
  );
}
