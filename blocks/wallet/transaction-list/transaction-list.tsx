import {
  TRANSACTION_TYPES,
  TRANSACTIONS_ON_A_PAGE,
  toTransactionFilterQuery,
} from '#domain/wallet/transaction-filters.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { PaginationLinks } from '../../_ui/page-links.tsx';
import type { TransactionListBlockData, WalletTransactionRow } from './transaction-list.data.ts';
import type { TransactionListProps } from './transaction-list.gen.ts';
import { TRANSACTION_LIST_WORDS as WORDS } from './transaction-list-words.ts';

const ROUTE = 'my-account.transactions';

export function TransactionList({ id, props, data }: BlockProps<TransactionListProps, TransactionListBlockData>) {
  const href = useRouteHrefBuilder();
  const { heading = WORDS.heading, intro, emptyText = WORDS.empty } = props;
  const { filters, rows, page, pages, total } = data;
  const asked = toTransactionFilterQuery(filters);
  const isFiltered = Object.keys(asked).length > 0;
  const pageHref = (number: number) => href(ROUTE, number === 1 ? {} : { page: String(number) }, asked);
  return (
    <section className="transaction-list band">
      <div className="wrap">
        <h1>{heading}</h1>
        {intro ? <p>{intro}</p> : null}
        {total > 0 || isFiltered ? <Filters id={id} filters={filters} isFiltered={isFiltered} /> : null}
        {rows.length > 0 ? (
          <>
            <p className="small muted">{countText(data)}</p>
            <Rows rows={rows} />
          </>
        ) : total > 0 ? (
          <p>
            {WORDS.beyond} <a href={pageHref(1)}>{WORDS.first}</a>
          </p>
        ) : (
          <p>{isFiltered ? WORDS.none : emptyText}</p>
        )}
        <PaginationLinks label={WORDS.pages} page={Math.min(page, pages)} count={pages} href={pageHref} />
      </div>
    </section>
  );
}

interface FiltersProps extends Pick<TransactionListBlockData, 'filters'> {
  readonly id: string;
  readonly isFiltered: boolean;
}

/** A form that needs no script: what is chosen stands in the address. */
function Filters({ id, filters, isFiltered }: FiltersProps) {
  const href = useRouteHrefBuilder();
  return (
    <form className="transaction-list__filters" action={href(ROUTE)} aria-label={WORDS.filters}>
      <div className="field">
        <label htmlFor={`${id}-type`}>{WORDS.type}</label>
        <select id={`${id}-type`} name="type" defaultValue={filters.type ?? ''}>
          <option value="">{WORDS.all}</option>
          {TRANSACTION_TYPES.map((type) => (
            <option key={type} value={type}>
              {WORDS.types[type]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-from`}>{WORDS.from}</label>
        <input id={`${id}-from`} type="date" name="from" defaultValue={filters.from ?? ''} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-to`}>{WORDS.to}</label>
        <input id={`${id}-to`} type="date" name="to" defaultValue={filters.to ?? ''} />
      </div>
      <p className="actions">
        <button type="submit" className="button">
          {WORDS.show}
        </button>
        {isFiltered ? (
          <a className="button button--quiet" href={href(ROUTE)}>
            {WORDS.clear}
          </a>
        ) : null}
      </p>
    </form>
  );
}

function Rows({ rows }: Pick<TransactionListBlockData, 'rows'>) {
  return (
    <table className="transaction-list__rows">
      <caption className="visually-hidden">{WORDS.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{WORDS.date}</th>
          <th scope="col">{WORDS.what}</th>
          <th scope="col" className="transaction-list__money">
            {WORDS.amount}
          </th>
          <th scope="col" className="transaction-list__money">
            {WORDS.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { readonly row: WalletTransactionRow }) {
  const { at, day, time, description, method, status, amount, isIncoming, balance } = row;
  const said = WORDS.status[status];
  return (
    <tr>
      <td className="transaction-list__date">
        <time dateTime={at}>
          {day} <span className="muted">{time}</span>
        </time>
      </td>
      <th scope="row" className="transaction-list__what">
        <What row={row}>{description}</What>
        {said ? <span className={`transaction-list__status transaction-list__status--${status}`}>{said}</span> : null}
        {method ? <span className="transaction-list__method small muted">{method}</span> : null}
      </th>
      <td className={`transaction-list__money figure${isIncoming ? ' transaction-list__money--in' : ''}`}>{amount}</td>
      <td className="transaction-list__money transaction-list__balance figure">
        <span className="transaction-list__label small muted">{WORDS.balance} </span>
        {balance}
      </td>
    </tr>
  );
}

function What({
  row: { more },
  children,
}: {
  readonly row: Pick<WalletTransactionRow, 'more'>;
  readonly children: string;
}) {
  const href = useRouteHrefBuilder();
  if (!more) return children;
  const { route, ...params } = more;
  return <a href={href(route, params)}>{children}</a>;
}

function countText({ page, rows, total }: TransactionListBlockData): string {
  const first = (page - 1) * TRANSACTIONS_ON_A_PAGE + 1;
  const fill: Readonly<Record<string, number>> = { first, last: first + rows.length - 1, total };
  return WORDS.count.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(fill[name] ?? ''));
}
