import type { ResolvedParam } from '#engine/routing/param-resolver.ts';
import type { Cause } from '#schemas/generated/api/types.gen.ts';

export function toResolvedCauseParam(cause: Cause): ResolvedParam {
  return { canonical: cause.urlSlug, label: cause.name, value: cause };
}
