import { createObservation, type ObservedProductOutput } from '../../scripts/test/observation.ts';

/** An error that the error service received, in the protocol of Sentry. */
export interface ReceivedErrorReport extends ObservedProductOutput {
  readonly logger: string;
  readonly exception: unknown;
}

/** Errors that a sandbox's error service received, oldest first. */
export async function fetchReportedErrors(sandboxUrl: string): Promise<ReceivedErrorReport[]> {
  const answer = await fetch(`${sandboxUrl}/_errors.json`);
  const errors: readonly ReceivedErrorReport[] = await answer.json();
  return errors.map((error) =>
    createObservation(error, { source: 'event', where: `error service ${error.logger}`, text: JSON.stringify(error) }),
  );
}
