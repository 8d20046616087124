import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useCapability, useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { PaginationLinks } from '../../_ui/page-links.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { Prose } from '../../_ui/prose.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { CauseListBlockData } from './cause-list.data.ts';
import type { CauseListProps } from './cause-list.gen.ts';
import { causeListMessages } from './cause-list.messages.gen.ts';

const SIZES = { stories: '(min-width: 40em) 50vw, 100vw', cards: '(min-width: 40em) 33vw, 100vw', list: '4rem' };

export function CauseList({ props, data }: BlockProps<CauseListProps, CauseListBlockData>) {
  const messages = useMessages(causeListMessages);
  const href = useRouteHrefBuilder();
  const hasPages = useCapability('causes_directory');
  const { heading, intro, stories = [], look, linkLabel } = props;
  return (
    <section className="cause-list band">
      <div className="wrap">
        <SectionHead heading={heading} intro={intro} />
        {data.causes.length === 0 ? <p className="muted">{messages.none()}</p> : null}
        <ul className={`cause-list__causes cause-list__causes--${look}`}>
          {data.causes.map(({ key, name, urlSlug, summary, raised, supporters, ...written }) => {
            const own = stories.find(({ cause }) => cause === key);
            const image = own?.image ?? written.image;
            const text = look === 'stories' ? (own?.text ?? written.story) : own?.text;
            const page = href('causes.cause', { causeSlug: urlSlug });
            return (
              <li key={key} className={`cause-list__cause${look === 'cards' ? ' card ground-surface' : ''}`}>
                {image ? <Photo className="cause-list__image" image={image} sizes={SIZES[look]} /> : null}
                <div className="cause-list__words">
                  <h3>{linkLabel || !hasPages ? name : <a href={page}>{name}</a>}</h3>
                  {text ? <Prose text={text} /> : <p>{summary}</p>}
                  <p className="cause-list__raised">
                    {messages.raised({
                      amount: raised,
                      figure: (content) => <strong className="prize figure">{content}</strong>,
                    })}
                    <span className="muted small"> {messages.supporters({ supporters })}</span>
                  </p>
                  {linkLabel && hasPages ? (
                    <p>
                      <a href={page}>{linkLabel.replaceAll('{name}', () => name)}</a>
                    </p>
                  ) : null}
                </div>
              </li>
            );
          })}
        </ul>
        <PaginationLinks label={messages.pages()} page={data.page} count={data.pages} href={pageHref} />
      </div>
    </section>
  );
}

/** The directory is a page without a name of its own here: its further pages differ by their query alone. */
function pageHref(page: number): string {
  return page === 1 ? '?' : `?page=${page}`;
}
