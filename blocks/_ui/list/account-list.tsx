import type { ReactNode } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { ResolvedLink } from '#engine/render/block.ts';
import { type ButtonLink, ButtonLinks } from '../actions.tsx';
import { Anchor } from '../anchor.tsx';
import { PaginationLinks } from '../page-links.tsx';
import { accountListMessages } from './account-list.messages.gen.ts';

interface AccountListProps {
  /** Class of the block. */
  readonly className: string;
  /** Class of the list, if its rows are not stacked. */
  readonly rowsClassName?: string;
  readonly heading: string;
  /** Whether its heading is an h2 instead of an h1. */
  readonly isPart?: boolean;
  readonly links?: readonly { readonly label: string; readonly link: ResolvedLink }[] | undefined;
  /** Shown between the heading and the list. */
  readonly attention?: ReactNode;
  /** Name of the links, where pages hold more than one such list. */
  readonly linksLabel?: string;
  /** Text and links shown if there are no rows. */
  readonly empty: { readonly text: string; readonly actions: readonly ButtonLink[] | undefined };
  readonly pages: {
    readonly label: string;
    readonly page: number;
    readonly count: number;
    /** The address of a page by the parameters of its route. */
    readonly href: (params: Readonly<Record<string, string>>) => string;
  };
  /** List items. */
  readonly rows: readonly ReactNode[];
}

/** A paginated account list: heading, links to other lists, and rows or an empty state. */
export function PagedAccountItemList({
  className,
  rowsClassName,
  heading,
  isPart,
  links = [],
  ...rest
}: AccountListProps) {
  const messages = useMessages(accountListMessages);
  const { linksLabel = messages.links(), attention, empty, pages, rows } = rest;
  const Heading = isPart ? 'h2' : 'h1';
  return (
    <section className={`${className} account-list band`}>
      <div className="wrap">
        <header className="account-list__head">
          <Heading>{heading}</Heading>
          {links.length > 0 ? (
            <nav className="account-list__links" aria-label={linksLabel}>
              {links.map(({ label, link }) => (
                <Anchor key={`${link.href} ${label}`} link={link}>
                  {label}
                </Anchor>
              ))}
            </nav>
          ) : null}
        </header>
        {attention}
        {rows.length === 0 ? (
          <div className="account-list__empty card ground-surface">
            <p>{empty.text}</p>
            <ButtonLinks actions={empty.actions} />
          </div>
        ) : (
          <ul className={rowsClassName ?? 'account-list__rows'}>{rows}</ul>
        )}
        <PaginationLinks
          label={pages.label}
          page={pages.page}
          count={pages.count}
          href={(number) => pages.href(number === 1 ? {} : { page: String(number) })}
        />
      </div>
    </section>
  );
}
