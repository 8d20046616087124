import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { Icon } from '../../_ui/icon.tsx';
import type { SupportWidgetBlockData } from './support-widget.data.ts';
import type { SupportWidgetProps } from './support-widget.gen.ts';
import { type SupportWidgetMessages, supportWidgetMessages } from './support-widget.messages.gen.ts';

/** The support widget (specification: Screens, "support widget"). The chat is offered only while open. */
export function SupportWidget({
  id,
  props,
  data,
  slots,
}: BlockProps<SupportWidgetProps, SupportWidgetBlockData, 'apps'>) {
  const messages = useMessages(supportWidgetMessages);
  const { heading = messages.heading(), phone, email, chat } = props;
  const { isOpen, changes, hours, place } = data;
  return (
    <section className="support-widget" aria-labelledby={`${id}-heading`}>
      <div className="support-widget__inner wrap">
        <div className="support-widget__ways">
          <h2 id={`${id}-heading`}>{heading}</h2>
          <p className="support-widget__state" data-open={isOpen}>
            {describeOpening(isOpen, changes, messages)}
          </p>
          <p className="actions">
            {phone ? (
              <a className="button" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
                {messages.call({ phone })}
              </a>
            ) : null}
            {chat && isOpen ? (
              <Anchor className="button button--secondary" link={chat}>
                {messages.chat()}
              </Anchor>
            ) : null}
            {email ? (
              <a className="button button--secondary" href={`mailto:${email}`}>
                {messages.email()}
              </a>
            ) : null}
          </p>
          {slots.apps}
        </div>
        {hours.length > 0 ? (
          <div>
            <h3 className="support-widget__clock">
              <Icon name="clock" /> {messages.hours()}
            </h3>
            <dl className="support-widget__hours">
              {hours.map(({ label, opens, closes }) => (
                <div key={`${label} ${opens}`}>
                  <dt>{label}</dt>
                  <dd>{messages.hoursOfDay({ opens, closes })}</dd>
                </div>
              ))}
            </dl>
            <p className="small muted">{messages.place({ place })}</p>
          </div>
        ) : null}
      </div>
    </section>
  );
}

function describeOpening(isOpen: boolean, moment: string | null, messages: SupportWidgetMessages): string {
  if (moment === null) return isOpen ? messages.always() : messages.never();
  return isOpen ? messages.open({ moment }) : messages.closed({ moment });
}
