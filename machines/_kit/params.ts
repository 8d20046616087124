/** Parameters that a machine passes to its guards and actions: an actor's output, error or snapshot. */

interface Settled<Event> {
  readonly event: Event;
}

/** The output of an actor that is done. */
export function getActorOutput<Output>({ event: { output } }: Settled<{ readonly output: Output }>) {
  return { output };
}

/** The error that an actor has failed with. */
export function getActorError({ event: { error } }: Settled<{ readonly error: unknown }>) {
  return { error };
}

/** The snapshot of a child machine. */
export function getActorSnapshot<Snapshot>({ event: { snapshot } }: Settled<{ readonly snapshot: Snapshot }>) {
  return { snapshot };
}

/** Output of a machine that stores it in its context. */
export function getOutputFromContext<Output>({ context }: { readonly context: { readonly output: Output } }): Output {
  return context.output;
}
