import { listPageNumbersWithGaps } from '#domain/results/paging.ts';

interface PageLinksProps {
  /** What is paged, for screen readers. */
  readonly label: string;
  readonly page: number;
  readonly count: number;
  readonly href: (page: number) => string;
}

const WORDS = { previous: 'Previous', next: 'Next', page: 'Page' };

/** The way through the pages of a list; nothing where there is one page. */
export function PaginationLinks({ label, page, count, href }: PageLinksProps) {
  if (count < 2) return null;
  return (
    <nav className="page-links" aria-label={label}>
      {page > 1 ? (
        <a className="page-links__step" href={href(Math.min(page - 1, count))} rel="prev">
          {WORDS.previous}
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
                aria-label={`${WORDS.page} ${number}`}
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
          {WORDS.next}
        </a>
      ) : null}
    </nav>
  );
}
