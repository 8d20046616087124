import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { Prose } from '../../_ui/prose.tsx';
import type { OwnedSyndicateShareBlockData } from './owned-syndicate-share.data.ts';
import type { OwnedSyndicateShareProps } from './owned-syndicate-share.gen.ts';
import { ownedSyndicateShareMessages } from './owned-syndicate-share.messages.gen.ts';

export function OwnedSyndicateShare({
  props,
  data: { part },
}: BlockProps<OwnedSyndicateShareProps, OwnedSyndicateShareBlockData>) {
  const messages = useMessages(ownedSyndicateShareMessages);
  const { heading, text, other = messages.other() } = props;
  if (part === null) {
    return (
      <section className="owned-syndicate-share band">
        <p className="wrap">{other}</p>
      </section>
    );
  }
  const { name, shares, of, games, cost, winnings } = part;
  return (
    <section className="owned-syndicate-share band">
      <div className="owned-syndicate-share__inner wrap">
        <h2>{heading?.replace('{name}', () => name) ?? messages.heading({ syndicate: name })}</h2>
        <dl className="owned-syndicate-share__facts">
          <div>
            <dt className="small">{messages.shares()}</dt>
            <dd>{messages.sharesOfAll({ shares, total: of, part: shares / of })}</dd>
          </div>
          {games === null ? null : (
            <div>
              <dt className="small">{messages.games()}</dt>
              <dd>{games}</dd>
            </div>
          )}
          {cost === null ? null : (
            <div>
              <dt className="small">{messages.cost()}</dt>
              <dd>{cost}</dd>
            </div>
          )}
          <div>
            <dt className="small">{messages.won()}</dt>
            <dd>{winnings ?? messages.nothing()}</dd>
          </div>
        </dl>
        <Prose text={text} />
      </div>
    </section>
  );
}
