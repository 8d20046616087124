import { failuresMessages } from '../editor/failures.messages.gen.ts';

interface LoadFailureProps {
  readonly reason: string;
  readonly again: () => void;
}

/** Why something could not be loaded, with a button that loads it again. */
export function LoadFailure({ reason, again }: LoadFailureProps) {
  return (
    <main className="studio-message" role="alert">
      <p>{failuresMessages.load({ reason })}</p>
      <button type="button" className="button" onClick={again}>
        {failuresMessages.again()}
      </button>
    </main>
  );
}
