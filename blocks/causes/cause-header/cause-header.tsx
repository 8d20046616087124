import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { Prose } from '../../_ui/prose.tsx';
import type { CauseHeaderBlockData } from './cause-header.data.ts';
import type { CauseHeaderProps } from './cause-header.gen.ts';
import { causeHeaderMessages } from './cause-header.messages.gen.ts';

export function CauseHeader({ props, data }: BlockProps<CauseHeaderProps, CauseHeaderBlockData>) {
  const messages = useMessages(causeHeaderMessages);
  const { story, image } = data;
  if (props.look === 'line') return <CauseLine data={data} />;
  return (
    <section className="cause-header ground-hero">
      <div className="cause-header__inner wrap">
        {image ? (
          <Photo className="cause-header__image" image={image} sizes="(min-width: 40em) 50vw, 100vw" first />
        ) : null}
        <div className="cause-header__words">
          <h1>{data.name}</h1>
          {story ? <Prose text={story} /> : <p>{data.summary}</p>}
          <p>
            {messages.raised({
              amount: data.raised,
              figure: (content) => <strong className="prize figure">{content}</strong>,
            })}
            <span className="cause-header__supporters small">
              {messages.supporters({ supporters: data.supporters })}
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}

function CauseLine({ data }: { readonly data: CauseHeaderBlockData }) {
  const messages = useMessages(causeHeaderMessages);
  const href = useRouteHrefBuilder();
  return (
    <div className="cause-header cause-header--line ground-surface">
      <p className="wrap">
        {messages.line({
          cause: data.name,
          summary: data.summary,
          amount: data.raised,
          link: (content) => <a href={href('causes.cause', { causeSlug: data.urlSlug })}>{content}</a>,
          figure: (content) => <span className="figure">{content}</span>,
        })}
      </p>
    </div>
  );
}
