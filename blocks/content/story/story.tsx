import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { Prose } from '../../_ui/prose.tsx';
import type { StoryBlockData } from './story.data.ts';
import type { StoryProps } from './story.gen.ts';

const WORDS = { trail: 'Where this story stands', all: 'All stories', changed: 'Last changed', subjects: 'Subjects' };

export function Story({ props, data }: BlockProps<StoryProps, StoryBlockData>) {
  const href = useRouteHrefBuilder();
  const { title, summary, date, at, updated, author, image, categories, body } = data;
  const [subject] = categories;
  return (
    <article className="story band">
      <div className="story__inner wrap wrap--narrow">
        <nav className="story__trail small" aria-label={WORDS.trail}>
          <ol>
            <li>
              <a href={href('blog')}>{WORDS.all}</a>
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
          {author ? `${props.byline} ${author}, ` : null}
          <time dateTime={at}>{date}</time>
          {updated ? `. ${WORDS.changed} ${updated}` : null}
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
          <ul className="story__subjects" aria-label={WORDS.subjects}>
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
