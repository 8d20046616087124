import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import type { SalesRestrictionNoticesProps } from './sales-restriction-notices.gen.ts';
import { salesRestrictionNoticesMessages } from './sales-restriction-notices.messages.gen.ts';

/** One hidden notice for each reason; the page script shows the one that holds for the visitor. */
export function SalesRestrictionNotices({ id, props }: BlockProps<SalesRestrictionNoticesProps>) {
  const messages = useMessages(salesRestrictionNoticesMessages);
  return (
    <>
      {Object.entries(props.reasons).map(([reason, { heading, text, links }]) => (
        <section
          key={reason}
          className="sales-restriction-notices ground-surface"
          aria-labelledby={`${id}-${reason}`}
          data-sales-restriction={reason}
          hidden
        >
          <div className="sales-restriction-notices__bar wrap wrap--wide">
            <div>
              <h2 id={`${id}-${reason}`} className="sales-restriction-notices__heading">
                {heading}
              </h2>
              {reason === 'time-out' ? (
                <p className="sales-restriction-notices__end">
                  {messages.breakEnds({ end: () => <span data-visitor="sales-until" hidden /> })}
                </p>
              ) : null}
              <p data-reason>{text}</p>
            </div>
            {links.length > 0 ? (
              <p className="actions">
                {links.map(({ label, link }) => (
                  <Anchor key={label} link={link} className="button button--secondary">
                    {label}
                  </Anchor>
                ))}
              </p>
            ) : null}
          </div>
        </section>
      ))}
    </>
  );
}
