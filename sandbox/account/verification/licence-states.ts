import type { LicenceState } from '#schemas/generated/api/wire-types.gen.ts';
import type { SandboxBrand } from '../../shop.ts';

const ALNUM_10 = '^[A-Z0-9]{10}$';

/** Invented for demonstration, in the formats of real licences. */
const AUSTRALIAN: readonly LicenceState[] = [
  licence('ACT', '^\\d{6,10}$', '0123456789', ALNUM_10),
  licence('NSW', '^[A-Z0-9]{6,8}$', '12345678', '^\\d{10}$'),
  licence('NT', '^\\d{5,7}$', '1234567', '^\\d{6,8}$'),
  licence('QLD', '^\\d{8,9}$', '012345678', ALNUM_10),
  licence('SA', '^[A-Z0-9]{6}$', 'S12345', null),
  licence('TAS', '^[A-Z0-9]{6,8}$', 'A123456', '^[A-Z]\\d{6,9}$'),
  licence('VIC', '^\\d{6,10}$', '012345678', '^[A-Z0-9]{8}$'),
  licence('WA', '^\\d{7}$', '1234567', null),
];

/** The states whose licences a brand can check. */
export function listLicenceIssuingStates({ catalogue }: SandboxBrand): readonly LicenceState[] {
  return catalogue.country === 'AU' ? AUSTRALIAN : [];
}

function licence(
  state: LicenceState['state'],
  numberPattern: string,
  example: string,
  cardPattern: string | null,
): LicenceState {
  return {
    state,
    licence_number_pattern: numberPattern,
    licence_number_example: example,
    card_number_required: cardPattern !== null,
    card_number_pattern: cardPattern,
  };
}
