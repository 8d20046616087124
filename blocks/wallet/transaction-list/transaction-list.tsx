import {
  TRANSACTION_TYPES,
  TRANSACTIONS_ON_A_PAGE,
  toTransactionFilterQuery,
} from '#domain/wallet/transaction-filters.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { TransactionType } from '#schemas/generated/api/types.gen.ts';
import { PaginationLinks } from '../../_ui/page-links.tsx';
import type { TransactionListBlockData, WalletTransactionRow } from './transaction-list.data.ts';
import type { TransactionListProps } from './transaction-list.gen.ts';
import { type TransactionListMessages, transactionListMessages } from './transaction-list.messages.gen.ts';

const ROUTE = 'my-account.transactions';

const TYPES = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  withdrawal_returned: 'withdrawalReturned',
  purchase: 'purchase',
  winnings: 'winnings',
  refund: 'refund',
  bonus: 'bonus',
  adjustment: 'adjustment',
} as const satisfies Record<TransactionType, keyof TransactionListMessages>;

const STATUSES = {
  completed: null,
  pending: 'pending',
  failed: 'failed',
} as const satisfies Record<WalletTransactionRow['status'], keyof TransactionListMessages | null>;

export function TransactionList({ id, props, data }: BlockProps<TransactionListProps, TransactionListBlockData>) {
  const messages = useMessages(transactionListMessages);
  const href = useRouteHrefBuilder();
  const { heading = messages.heading(), intro, emptyText = messages.empty() } = props;
  const { filters, rows, page, pages, total } = data;
  const filterQuery = toTransactionFilterQuery(filters);
  const isFiltered = Object.keys(filterQuery).length > 0;
  const pageHref = (number: number) => href(ROUTE, number === 1 ? {} : { page: String(number) }, filterQuery);
  return (
    <section className="transaction-list band">
      <div className="wrap">
        <h1>{heading}</h1>
        {intro ? <p>{intro}</p> : null}
        {total > 0 || isFiltered ? <Filters id={id} filters={filters} isFiltered={isFiltered} /> : null}
        {rows.length > 0 ? (
          <>
            <p className="small muted">{messages.range({ ...rangeOf(data), total })}</p>
            <Rows rows={rows} />
          </>
        ) : total > 0 ? (
          <p>
            {messages.beyondLast()} <a href={pageHref(1)}>{messages.toFirstPage()}</a>
          </p>
        ) : (
          <p>{isFiltered ? messages.noneMatching() : emptyText}</p>
        )}
        <PaginationLinks label={messages.pages()} page={Math.min(page, pages)} count={pages} href={pageHref} />
      </div>
    </section>
  );
}

interface FiltersProps extends Pick<TransactionListBlockData, 'filters'> {
  readonly id: string;
  readonly isFiltered: boolean;
}

/** A form that works without a script: filters are query parameters. */
function Filters({ id, filters, isFiltered }: FiltersProps) {
  const messages = useMessages(transactionListMessages);
  const href = useRouteHrefBuilder();
  return (
    <form className="transaction-list__filters" action={href(ROUTE)} aria-label={messages.filters()}>
      <div className="field">
        <label htmlFor={`${id}-type`}>{messages.typeLabel()}</label>
        <select id={`${id}-type`} name="type" defaultValue={filters.type ?? ''}>
          <option value="">{messages.allTypes()}</option>
          {TRANSACTION_TYPES.map((type) => (
            <option key={type} value={type}>
              {messages[TYPES[type]]()}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-from`}>{messages.from()}</label>
        <input id={`${id}-from`} type="date" name="from" defaultValue={filters.from ?? ''} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-to`}>{messages.to()}</label>
        <input id={`${id}-to`} type="date" name="to" defaultValue={filters.to ?? ''} />
      </div>
      <p className="actions">
        <button type="submit" className="button">
          {messages.show()}
        </button>
        {isFiltered ? (
          <a className="button button--quiet" href={href(ROUTE)}>
            {messages.clear()}
          </a>
        ) : null}
      </p>
    </form>
  );
}

function Rows({ rows }: Pick<TransactionListBlockData, 'rows'>) {
  const messages = useMessages(transactionListMessages);
  return (
    <table className="transaction-list__rows">
      <caption className="visually-hidden">{messages.caption()}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.date()}</th>
          <th scope="col">{messages.what()}</th>
          <th scope="col" className="transaction-list__money">
            {messages.amount()}
          </th>
          <th scope="col" className="transaction-list__money">
            {messages.balance()}
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
  const messages = useMessages(transactionListMessages);
  const messageKey = STATUSES[status];
  return (
    <tr>
      <td className="transaction-list__date">
        <time dateTime={at}>
          {day} <span className="muted">{time}</span>
        </time>
      </td>
      <th scope="row" className="transaction-list__what">
        <What row={row}>{description}</What>
        {messageKey ? (
          <span className={`transaction-list__status transaction-list__status--${status}`}>
            {messages[messageKey]()}
          </span>
        ) : null}
        {method ? <span className="transaction-list__method small muted">{method}</span> : null}
      </th>
      <td className={`transaction-list__money figure${isIncoming ? ' transaction-list__money--in' : ''}`}>{amount}</td>
      <td className="transaction-list__money transaction-list__balance figure">
        <span className="transaction-list__label small muted">{messages.balance()} </span>
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

/** Numbers of the first and last row in the list. */
function rangeOf({ page, rows }: Pick<TransactionListBlockData, 'page' | 'rows'>) {
  const first = (page - 1) * TRANSACTIONS_ON_A_PAGE + 1;
  return { first, last: first + rows.length - 1 };
}
