import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import { SyndicateShareForm } from './share-form.tsx';
import type { SyndicateSharesBlockData } from './syndicate-shares.data.ts';
import type { SyndicateSharesProps } from './syndicate-shares.gen.ts';
import { syndicateSharesMessages } from './syndicate-shares.messages.gen.ts';

export function SyndicateShares({ props, data }: BlockProps<SyndicateSharesProps, SyndicateSharesBlockData>) {
  const messages = useMessages(syndicateSharesMessages);
  const { heading = messages.heading(), intro } = props;
  const isRepeated = data.draws.some(({ syndicates }) =>
    syndicates.some(({ recurring }) => recurring.availability !== 'never'),
  );
  const isOnSale = data.draws.length > 0 && (!props.everyDraw || isRepeated);
  return (
    <section className="syndicate-shares band" id="shares">
      <div className="wrap wrap--narrow">
        <SectionHead heading={heading} intro={intro} />
        {isOnSale ? <SyndicateShareForm props={props} data={data} /> : <NotOnSale data={data} />}
      </div>
    </section>
  );
}

function NotOnSale({ data: { isOver, url, draws } }: { readonly data: SyndicateSharesBlockData }) {
  const messages = useMessages(syndicateSharesMessages);
  const href = useRouteHrefBuilder();
  const hasDraws = draws.length > 0;
  const reason = hasDraws ? messages.notRepeated() : messages.notOnSale();
  return (
    <div className="syndicate-shares__none card ground-surface">
      <p role="status">{isOver ? messages.over() : reason}</p>
      <p className="actions">
        {isOver || hasDraws ? (
          <a className="button" href={href('offer.play', { productOfferKey: url })}>
            {messages.current()}
          </a>
        ) : null}
        <a className="button button--secondary" href={href('syndicates')}>
          {messages.others()}
        </a>
      </p>
    </div>
  );
}
