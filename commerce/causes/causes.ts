import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type { cmsCauses } from '#schemas/generated/api/causes.calls.gen.ts';
import type { Cause } from '#schemas/generated/api/types.gen.ts';

const list: CallRefOf<typeof cmsCauses> = { id: 'cms.causes' };

export interface CausesWithCacheExpiry {
  readonly causes: readonly Cause[];
  /** When to fetch the causes again, in epoch milliseconds. */
  readonly expires: number | null;
}

export interface CauseCalls {
  /** Causes of the brand with the amount raised for each. */
  list(options?: Pick<CallOptions<never>, 'signal'>): Promise<CausesWithCacheExpiry>;
  bySlug(slug: string, options?: Pick<CallOptions<never>, 'signal'>): Promise<Cause | null>;
}

const slugs = new WeakMap<readonly Cause[], ReadonlyMap<string, Cause>>();

/** Causes by slug, indexed once per answer. */
function slugsOf(causes: readonly Cause[]): ReadonlyMap<string, Cause> {
  const bySlug = slugs.get(causes) ?? new Map(causes.map((cause) => [cause.urlSlug, cause]));
  slugs.set(causes, bySlug);
  return bySlug;
}

export function createCauseListAndLookupCalls(transport: ApiTransport): CauseCalls {
  async function fetchCauses(options: Pick<CallOptions<never>, 'signal'> = {}): Promise<CausesWithCacheExpiry> {
    const { result, expires } = await transport.send(list, {}, options);
    return { causes: result, expires };
  }
  return {
    list: fetchCauses,
    async bySlug(slug, options) {
      const { causes } = await fetchCauses(options);
      return slugsOf(causes).get(slug.toLowerCase()) ?? null;
    },
  };
}
