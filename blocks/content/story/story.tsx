import type { ReactNode } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { Prose } from '../../_ui/prose.tsx';
import type { StoryBlockData } from './story.data.ts';
import type { StoryProps } from './story.gen.ts';
import { storyMessages } from './story.messages.gen.ts';

export function Story({ data }: BlockProps<StoryProps, StoryBlockData>) {
  const messages = useMessages(storyMessages);
  const href = useRouteHrefBuilder();
  const { title, summary, date, at, updated, author, image, categories, body } = data;
  const [subject] = categories;
  const time = (content: ReactNode) => <time dateTime={at}>{content}</time>;
  return (
    <article className="story band">
      <div className="story__inner wrap wrap--narrow">
        <nav className="story__trail small" aria-label={messages.trail()}>
          <ol>
            <li>
              <a href={href('blog')}>{messages.all()}</a>
            </li>
            {subject ? (
              <li>
                <a href={href('blog.category', { slug: subject.key })}>{subject.name}</a>
              </li>
            ) : null}
          </ol>
        </nav>
        <h1>{title}</h1>
        <p className="story__summary">{summary}</p>
        <p className="story__about small muted">
          {author === null ? messages.published({ date, time }) : messages.publishedBy({ author, date, time })}
          {updated === null ? null : <> {messages.changed({ changed: updated })}</>}
        </p>
      </div>
      {image ? (
        <div className="wrap">
          <Photo className="story__image" image={image} sizes="(min-width: 75em) 75rem, 100vw" first />
        </div>
      ) : null}
      <div className="wrap wrap--narrow">
        <Prose className="story__body" text={body} />
        {categories.length > 0 ? (
          <ul className="story__subjects" aria-label={messages.subjects()}>
            {categories.map(({ key, name }) => (
              <li key={key}>
                <a href={href('blog.category', { slug: key })}>{name}</a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </article>
  );
}
