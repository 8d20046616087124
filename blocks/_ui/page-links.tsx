import { listPageNumbersWithGaps } from '#domain/results/paging.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import { pageLinksMessages } from './page-links.messages.gen.ts';

interface PageLinksProps {
  /** What is paged, for screen readers. */
  readonly label: string;
  readonly page: number;
  readonly count: number;
  readonly href: (page: number) => string;
}

/** The way through the pages of a list; nothing where there is one page. */
export function PaginationLinks({ label, page, count, href }: PageLinksProps) {
  const messages = useMessages(pageLinksMessages);
  if (count < 2) return null;
  return (
    <nav className="page-links" aria-label={label}>
      {page > 1 ? (
        <a className="page-links__step" href={href(Math.min(page - 1, count))} rel="prev">
          {messages.previous()}
        </a>
      ) : null}
      <ul>
        {listPageNumbersWithGaps(page, count).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                className="figure"
                href={href(number)}
                aria-label={messages.page({ page: String(number) })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < count ? (
        <a className="page-links__step" href={href(page + 1)} rel="next">
          {messages.next()}
        </a>
      ) : null}
    </nav>
  );
}
