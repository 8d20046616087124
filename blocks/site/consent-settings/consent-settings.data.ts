import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ConsentSettingsProps } from './consent-settings.gen.ts';

export interface ConsentSettingsBlockData {
  /** Whether the visitor agrees to what is not essential. */
  readonly consents: boolean;
}

export const loadConsentSettingsData: LoadBlockData<ConsentSettingsProps, ConsentSettingsBlockData, unknown> = async ({
  visitor,
}) => ({
  data: { consents: visitor.consent.has('non_essential') },
});
