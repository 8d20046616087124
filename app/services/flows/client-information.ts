import type { ClientEvent } from '#schemas/generated/api/types.gen.ts';
import type { FlowPageServices } from './flow-context.ts';

/** What sends an event. */
export function collectClientInformationForFeedback({
  build,
}: Pick<FlowPageServices, 'build'>): NonNullable<ClientEvent['clientInformation']> {
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    build: build() ?? 'unknown',
    name: 'Web',
    version: '1',
    clientEnvironment: { timezone: timeZone, locale },
  };
}
