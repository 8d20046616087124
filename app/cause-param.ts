import type { NamedThing } from '#engine/routing/param-resolver.ts';
import type { Cause } from '#schemas/generated/api/types.gen.ts';

export function causeParam(cause: Cause): NamedThing {
  return { canonical: cause.urlSlug, label: cause.name, thing: cause };
}
