import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { migrationFlow } from '#machines/account/migration/migration.flow.ts';
import { migrationView } from '#machines/account/migration/migration.view.ts';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import type { MigrationBannerBlockData } from './migration-banner.data.ts';
import type { MigrationBannerProps } from './migration-banner.gen.ts';
import { migrationBannerMessages } from './migration-banner.messages.gen.ts';

export function MigrationBanner({
  props,
  data,
}: BlockPropsWithDataOrElevation<MigrationBannerProps, MigrationBannerBlockData>) {
  const messages = useMessages(migrationBannerMessages);
  const { view, send } = useFlow(migrationFlow, migrationView, false);
  const isHydrated = useHydrated();
  if (!data?.isEligible || view?.step === 'success' || view?.step === 'closed') return null;
  return (
    <section className="migration-banner ground-accent" aria-label={props.text}>
      <div className="migration-banner__inner wrap">
        <p>{props.text}</p>
        <button
          type="button"
          className="button"
          disabled={!isHydrated}
          onClick={() => send({ type: 'MIGRATION.OPEN' })}
        >
          {props.label ?? messages.open()}
        </button>
      </div>
    </section>
  );
}
