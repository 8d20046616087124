import { publishPicturesMessages } from '../editor/publish-pictures.messages.gen.ts';
import { Icon } from './icon.tsx';

interface PictureStepsProps {
  readonly changed: readonly { readonly id: string; readonly name: string }[];
  readonly step: number;
  readonly change: (step: number) => void;
}

/** The changed block that the pictures show, and buttons for the ones before and after it. */
export function PictureSteps({ changed, step, change }: PictureStepsProps) {
  const count = changed.length;
  const name = changed[step]?.name ?? '';
  return (
    <div className="pictures__steps">
      {count > 1 ? (
        <button
          type="button"
          className="button button--quiet"
          aria-label={publishPicturesMessages.previous()}
          onClick={() => change((step + count - 1) % count)}
        >
          <Icon name="back" />
        </button>
      ) : null}
      {count > 1 ? (
        <button
          type="button"
          className="button button--quiet"
          aria-label={publishPicturesMessages.next()}
          onClick={() => change((step + 1) % count)}
        >
          <Icon name="next" />
        </button>
      ) : null}
      <p role="status">{publishPicturesMessages.change({ number: step + 1, count, block: name })}</p>
    </div>
  );
}
