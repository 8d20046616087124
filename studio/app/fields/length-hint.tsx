import { fieldsMessages } from '../../editor/fields.messages.gen.ts';

interface LengthHintProps {
  readonly words: string;
  readonly max: number;
}

/** Share of the limit from which characters are counted. */
const NEAR = 0.85;

/** How long a text may be; from near the limit on, how long it is. */
export function LengthHint({ words, max }: LengthHintProps) {
  const count = [...words].length;
  if (count > max)
    return <strong className="field__problem">{fieldsMessages.tooLong({ count, max, over: count - max })}</strong>;
  if (count >= max * NEAR) return <strong>{fieldsMessages.left({ count, max })}</strong>;
  return <span>{fieldsMessages.upTo({ max })}</span>;
}

/** Read by screen readers once where the count becomes important, rather than with each key. */
export function LengthStatus({ words, max }: LengthHintProps) {
  const count = [...words].length;
  const message = count > max ? fieldsMessages.overLimit() : count >= max * NEAR ? fieldsMessages.nearLimit() : '';
  return (
    <p role="status" className="visually-hidden">
      {message}
    </p>
  );
}
