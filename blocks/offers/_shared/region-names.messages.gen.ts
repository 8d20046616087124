// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface RegionNamesMessages {
  /** {region, select, ACT {the Australian Capital Territory} GB {Great Britain} LW {Lord Howe Island} NSW {New South Wales} NSWL {New South Wales} NT {the Northern Territory} QLD {Queensland} SA {South Australia} TAS {Tasmania} VIC {Victoria} WA {Western Australia} other {other countries}} */
  name(values: { readonly region: 'ACT' | 'GB' | 'LW' | 'NSW' | 'NSWL' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA' | 'OTHER' }): string;
}

export const regionNamesMessages: MessageCatalogueReference<RegionNamesMessages> = { catalogue: 'region-names', format: formatText };
