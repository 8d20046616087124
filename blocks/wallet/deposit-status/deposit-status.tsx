import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { DepositReport } from '../../_ui/deposit/deposit-report.tsx';
import type { DepositStatusData } from './deposit-status.data.ts';
import type { DepositStatusProps } from './deposit-status.gen.ts';

export function DepositStatus({ props, data }: BlockPropsWithDataOrElevation<DepositStatusProps, DepositStatusData>) {
  if (!data) return null;
  return (
    <section className="deposit-status band">
      <div className="wrap wrap--narrow">
        <DepositReport data={data} isCancelled={props.show === 'cancelled'} links={props.links} />
      </div>
    </section>
  );
}
