import type { ExplainSchemaRefusal } from '../refusals/schema-complaint.ts';
import type { CallDataGuard } from './call.ts';

type Accepts = (value: unknown) => boolean;

/**
 * Makes a lookup of type guards by schema name. The caller names the type, so only generated call descriptors use it.
 */
export function createSchemaGuardFinder<Acceptors extends Readonly<Record<string, Accepts>>>(
  acceptors: Acceptors,
  explain: (schema: string) => ExplainSchemaRefusal,
): <T>(name: keyof Acceptors & string) => CallDataGuard<T> {
  return <T>(name: keyof Acceptors & string) => {
    const accepts: Accepts | undefined = acceptors[name];
    if (!accepts) throw new Error(`there is no validator ${name}`);
    return Object.assign(accepts, {
      explain: explain(name.charAt(0).toUpperCase() + name.slice(1)),
    }) as CallDataGuard<T>;
  };
}
