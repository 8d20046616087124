interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The value in words, such as '3 books'. */
  readonly text: string;
  readonly fewerLabel: string;
  readonly moreLabel: string;
  readonly onChange: (value: number) => void;
}

/** A count that goes up and down by one. */
export function NumberStepper({ label, value, min, max, text, fewerLabel, moreLabel, onChange }: StepperProps) {
  return (
    <div className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        className="button button--secondary"
        aria-label={fewerLabel}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output className="figure">{text}</output>
      <button
        type="button"
        className="button button--secondary"
        aria-label={moreLabel}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}
