import type { ReactNode } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { ContentCardHeading } from '../../_ui/card-title.tsx';
import { PaginationLinks } from '../../_ui/page-links.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { StoryListBlockData, StoryView } from './story-list.data.ts';
import type { StoryListProps } from './story-list.gen.ts';
import { storyListMessages } from './story-list.messages.gen.ts';

const SIZES = '(min-width: 64em) 33vw, (min-width: 40em) 50vw, 100vw';
const LARGE = '(min-width: 64em) 60vw, 100vw';

export function StoryList({ props, data }: BlockProps<StoryListProps, StoryListBlockData>) {
  const messages = useMessages(storyListMessages);
  const href = useRouteHrefBuilder();
  const { show, heading, intro, look, linkLabel, emptyText = messages.none() } = props;
  const { stories, category, page, pages } = data;
  // The list of a subject is what its page is about.
  const isPage = show === 'category';
  if (stories.length === 0 && show === 'related') return <div className="story-list" />;

  function pageHref(number: number): string {
    return href('blog.category', {
      slug: category?.key ?? 'all',
      ...(number > 1 && { page: String(number) }),
    });
  }

  return (
    <section className="story-list band">
      <div className="wrap">
        {isPage ? (
          <header className="section-head">
            <h1>{category?.name ?? heading ?? messages.all()}</h1>
            {data.intro ? <p>{data.intro}</p> : null}
          </header>
        ) : (
          <SectionHead heading={heading} intro={intro} />
        )}
        {stories.length === 0 ? <p className="muted">{emptyText}</p> : null}
        <ul className={`story-list__stories story-list__stories--${look}`}>
          {stories.map((story, index) => (
            <Card
              key={story.slug}
              story={story}
              below={heading !== undefined && !isPage}
              sizes={look === 'feature' && index === 0 ? LARGE : SIZES}
              first={index === 0 && (isPage || look === 'feature')}
            />
          ))}
        </ul>
        <PaginationLinks label={messages.pages()} page={page} count={pages} href={pageHref} />
        {linkLabel ? (
          <p className="story-list__all">
            <a href={href('blog.category', { slug: 'all' })}>{linkLabel}</a>
          </p>
        ) : null}
      </div>
    </section>
  );
}

interface CardProps {
  readonly story: StoryView;
  readonly below: boolean;
  readonly sizes: string;
  /** Whether its picture is the first of the page, which is loaded before all others. */
  readonly first: boolean;
}

function Card({ story, below, sizes, first }: CardProps) {
  const messages = useMessages(storyListMessages);
  const href = useRouteHrefBuilder();
  const { slug, title, summary, date, at, image, category } = story;
  const time = (content: ReactNode) => <time dateTime={at}>{content}</time>;
  return (
    <li className="story-list__story card ground-surface covers">
      {image ? <Photo className="story-list__image" image={image} sizes={sizes} first={first} /> : null}
      <div className="story-list__words">
        <p className="eyebrow">
          {category ? messages.categoryAndDate({ category: category.name, date, time }) : time(date)}
        </p>
        <ContentCardHeading below={below}>
          <a href={href('blog.post', { blogSlug: slug })}>{title}</a>
        </ContentCardHeading>
        <p className="story-list__summary">{summary}</p>
      </div>
    </li>
  );
}
