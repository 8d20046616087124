import { text } from '../../messages/text.ts';

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
    return <strong className="field__problem">{text('form.tooLong', { count, max, over: count - max })}</strong>;
  if (count >= max * NEAR) return <strong>{text('form.left', { count, max })}</strong>;
  return <span>{text('form.upTo', { max })}</span>;
}

/** Read by screen readers once where the count becomes important, rather than with each key. */
export function LengthStatus({ words, max }: LengthHintProps) {
  const count = [...words].length;
  const message = count > max ? text('form.overLimit') : count >= max * NEAR ? text('form.nearLimit') : '';
  return (
    <p role="status" className="visually-hidden">
      {message}
    </p>
  );
}
