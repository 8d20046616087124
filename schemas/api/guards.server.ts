import type { ExplainRefusal } from '../refusals/schema-complaint.ts';
import type { CallDataGuard } from './call.ts';

type Accepts = (value: unknown) => boolean;

/**
 * Makes guards of accept-only validators by their names. The type of a guard is that of its schema: only descriptors
 * that are generated from the contract name both.
 */
export function createGuardFinder<Acceptors extends Readonly<Record<string, Accepts>>>(
  acceptors: Acceptors,
  explain: (schema: string) => ExplainRefusal,
): <T>(name: keyof Acceptors & string) => CallDataGuard<T> {
  return <T>(name: keyof Acceptors & string) => {
    const accepts: Accepts | undefined = acceptors[name];
    if (!accepts) throw new Error(`there is no validator ${name}`);
    return Object.assign(accepts, {
      explain: explain(name.charAt(0).toUpperCase() + name.slice(1)),
    }) as CallDataGuard<T>;
  };
}
