import type { BlockProps } from '#engine/render/block.ts';
import { Prose } from '../../_ui/prose.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { CompanyDetailsProps } from './company-details.gen.ts';

export function CompanyDetails({ props: { heading, rows } }: BlockProps<CompanyDetailsProps>) {
  return (
    <section className="company-details band">
      <div className="wrap">
        <SectionHead heading={heading} />
        <dl>
          {rows.map(({ label, text }, index) => (
            <div key={`${index} ${label}`} className="company-details__row">
              <dt>{label}</dt>
              <dd>
                <Prose text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
