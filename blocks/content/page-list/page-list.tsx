import type { BlockProps } from '#engine/render/block.ts';
import { ContentCardHeading } from '../../_ui/card-title.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { PageListData } from './page-list.data.ts';
import type { PageListProps } from './page-list.gen.ts';

export function PageList({ props: { heading }, data }: BlockProps<PageListProps, PageListData>) {
  return (
    <section className="page-list band">
      <div className="wrap">
        <SectionHead heading={heading} />
        <ul className="page-list__pages">
          {data.pages.map(({ title, description, path }) => (
            <li key={path} className="page-list__page card ground-surface covers">
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
