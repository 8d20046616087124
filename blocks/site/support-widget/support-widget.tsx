import type { BlockProps } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { Icon } from '../../_ui/icon.tsx';
import type { SupportWidgetBlockData } from './support-widget.data.ts';
import type { SupportWidgetProps } from './support-widget.gen.ts';

const WORDS = {
  heading: "Got a question? We're here to help",
  call: 'Call {phone}',
  chat: 'Chat Online',
  email: 'Email us',
  hours: 'Opening hours',
  place: '{place} time',
  open: 'We are here now, until {changes}.',
  always: 'We are here now.',
  closed: 'Nobody is here at the moment. Open again from {changes}.',
  never: 'Nobody is here at the moment.',
};

/** The support widget (specification: Screens, "support widget"). A chat with nobody in it is not offered. */
export function SupportWidget({
  id,
  props,
  data,
  slots,
}: BlockProps<SupportWidgetProps, SupportWidgetBlockData, 'apps'>) {
  const { heading = WORDS.heading, phone, email, chat } = props;
  const { isOpen, changes, hours, place } = data;
  return (
    <section className="support-widget" aria-labelledby={`${id}-heading`}>
      <div className="support-widget__inner wrap">
        <div className="support-widget__ways">
          <h2 id={`${id}-heading`}>{heading}</h2>
          <p className="support-widget__state" data-open={isOpen}>
            {stateText(isOpen, changes)}
          </p>
          <p className="actions">
            {phone ? (
              <a className="button" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
                {WORDS.call.replace('{phone}', phone)}
              </a>
            ) : null}
            {chat && isOpen ? (
              <Anchor className="button button--secondary" link={chat}>
                {WORDS.chat}
              </Anchor>
            ) : null}
            {email ? (
              <a className="button button--secondary" href={`mailto:${email}`}>
                {WORDS.email}
              </a>
            ) : null}
          </p>
          {slots.apps}
        </div>
        {hours.length > 0 ? (
          <div>
            <h3 className="support-widget__clock">
              <Icon name="clock" /> {WORDS.hours}
            </h3>
            <dl className="support-widget__hours">
              {hours.map(({ label, opens, closes }) => (
                <div key={`${label} ${opens}`}>
                  <dt>{label}</dt>
                  <dd>
                    {opens} – {closes}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="small muted">{WORDS.place.replace('{place}', place)}</p>
          </div>
        ) : null}
      </div>
    </section>
  );
}

function stateText(isOpen: boolean, changes: string | null): string {
  if (changes === null) return isOpen ? WORDS.always : WORDS.never;
  return (isOpen ? WORDS.open : WORDS.closed).replace('{changes}', changes);
}
