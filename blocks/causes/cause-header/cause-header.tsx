import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { Prose } from '../../_ui/prose.tsx';
import type { CauseHeaderBlockData } from './cause-header.data.ts';
import type { CauseHeaderProps } from './cause-header.gen.ts';

const WORDS = { raised: 'raised so far', supporters: 'supporters', for: 'You play for' };

export function CauseHeader({ props, data }: BlockProps<CauseHeaderProps, CauseHeaderBlockData>) {
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
            <strong className="prize figure">{data.raised}</strong> {WORDS.raised}
            <span className="cause-header__supporters small">
              {data.supporters} {WORDS.supporters}
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}

function CauseLine({ data }: { readonly data: CauseHeaderBlockData }) {
  const href = useRouteHrefBuilder();
  return (
    <div className="cause-header cause-header--line ground-surface">
      <p className="wrap">
        {WORDS.for} <a href={href('causes.cause', { causeSlug: data.urlSlug })}>{data.name}</a>. {data.summary}{' '}
        <span className="figure">
          {data.raised} {WORDS.raised}.
        </span>
      </p>
    </div>
  );
}
