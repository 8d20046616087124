import type { BlockProps } from '#engine/render/block.ts';
import { useHref } from '#engine/render/block-context.tsx';
import { SectionHead } from '../_ui/section-head.tsx';
import type { LotteryNumberPickerProps } from './lottery-number-picker.gen.ts';
import type { PickerData, PickerNotice } from './picker-data.ts';
import { WORDS } from './picker-words.ts';
import { TicketForm } from './ticket-form.tsx';

export function LotteryNumberPicker({ props, data }: BlockProps<LotteryNumberPickerProps, PickerData>) {
  const { heading = WORDS.heading, intro, addLabel, pick } = props;
  const { lotteryKey, gameType, notice, draws } = data;
  return (
    <section className="lottery-number-picker band">
      <div className="wrap">
        {notice ? <Notice notice={notice} /> : null}
        {draws.length > 0 ? (
          <>
            <SectionHead heading={heading} intro={intro} />
            {/* Another way to play is another ticket, also where the page stays. */}
            <TicketForm key={`${lotteryKey} ${gameType} ${pick}`} data={data} addLabel={addLabel} />
            <noscript>
              <p>{WORDS.noScript}</p>
            </noscript>
          </>
        ) : null}
      </div>
    </section>
  );
}

function Notice({ notice: { heading, text, links } }: { readonly notice: PickerNotice }) {
  const href = useHref();
  return (
    <div className="lottery-number-picker__notice card">
      <h2>{heading}</h2>
      <p>{text}</p>
      {links.length > 0 ? (
        <p className="actions">
          {links.map(({ label, route, params }) => (
            <a key={label} className="button button--secondary" href={href(route, params)}>
              {label}
            </a>
          ))}
        </p>
      ) : null}
    </div>
  );
}
