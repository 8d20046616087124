import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { StoryCategoriesBlockData } from './story-categories.data.ts';
import type { StoryCategoriesProps } from './story-categories.gen.ts';
import { storyCategoriesMessages } from './story-categories.messages.gen.ts';

export function StoryCategories({ props, data }: BlockProps<StoryCategoriesProps, StoryCategoriesBlockData>) {
  const messages = useMessages(storyCategoriesMessages);
  const href = useRouteHrefBuilder();
  const { heading, allLabel = messages.all() } = props;
  const all = [{ key: 'all', name: allLabel, count: data.total }, ...data.categories];
  return (
    <nav className="story-categories band" aria-label={messages.subjects()}>
      <div className="wrap">
        <SectionHead heading={heading} />
        <ul>
          {all.map(({ key, name, count }) => (
            <li key={key}>
              <a href={href('blog.category', { slug: key })} aria-current={key === data.current ? 'page' : undefined}>
                {name} <span className="figure muted">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
