import type { BlockProps } from '#engine/render/block.ts';
import { ContentCardHeading } from '../../_ui/card-title.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { ContentPageListBlockData } from './content-page-list.data.ts';
import type { ContentPageListProps } from './content-page-list.gen.ts';

export function ContentPageList({
  props: { heading },
  data,
}: BlockProps<ContentPageListProps, ContentPageListBlockData>) {
  return (
    <section className="content-page-list band">
      <div className="wrap">
        <SectionHead heading={heading} />
        <ul className="content-page-list__pages">
          {data.pages.map(({ title, description, path }) => (
            <li key={path} className="content-page-list__page card ground-surface covers">
              <ContentCardHeading below={heading !== undefined}>
                <a href={path}>{title}</a>
              </ContentCardHeading>
              {description ? <p className="muted">{description}</p> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
