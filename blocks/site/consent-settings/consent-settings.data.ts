import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ConsentSettingsProps } from './consent-settings.gen.ts';

export interface ConsentSettingsData {
  /** Whether the visitor agrees to what is not essential. */
  readonly consents: boolean;
}

export const loadConsentSettingsData: LoadBlockData<ConsentSettingsProps, ConsentSettingsData, unknown> = async ({
  visitor,
}) => ({
  data: { consents: visitor.consent.has('non_essential') },
});
