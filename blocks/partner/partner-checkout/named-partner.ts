import type { Partner } from '#schemas/generated/api/types.gen.ts';

/** The name of a partner as a value of messages. */
export interface NamedPartner {
  /** Empty while it is not known. */
  readonly partner: string;
  readonly known: 'yes' | 'no';
}

export function createNamedPartner(partner: Pick<Partner, 'name'> | null | undefined): NamedPartner {
  return partner ? { partner: partner.name, known: 'yes' } : { partner: '', known: 'no' };
}
