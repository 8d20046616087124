import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { ResultMonthsBlockData } from './result-months.data.ts';
import type { ResultMonthsProps } from './result-months.gen.ts';
import { resultMonthsMessages } from './result-months.messages.gen.ts';

export function ResultMonths({ props, data }: BlockProps<ResultMonthsProps, ResultMonthsBlockData>) {
  const messages = useMessages(resultMonthsMessages);
  const href = useRouteHrefBuilder();
  if (data.years.length === 0) return null;
  return (
    <section className="result-months band">
      <div className="wrap">
        <SectionHead heading={props.heading ?? messages.heading()} />
        <dl className="result-months__years">
          {data.years.map(({ year, months }) => (
            <div key={year} className="result-months__year">
              <dt className="figure">{year}</dt>
              <dd>
                <ul>
                  {months.map(({ key, name, isShown }) => (
                    <li key={key}>
                      <a
                        href={href('offer.results.archived', { productOfferKey: data.url, date: key })}
                        aria-current={isShown ? 'page' : undefined}
                      >
                        {name} <span className="visually-hidden">{year}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
