import { useId, useRef } from 'react';
import type { EditorText } from '#engine/messages/editor-messages.ts';
import { FOCAL_POINTS, type FocalPoint, findNearestFocalPoint, moveFocalPoint } from '../../editor/focal-points.ts';
import { picturesMessages } from '../../messages/pictures.messages.gen.ts';

interface FocalPointChoiceProps {
  /** Address of the picture. */
  readonly src: string;
  readonly point: FocalPoint;
  readonly change: (point: FocalPoint) => void;
}

const NAMES: Readonly<Record<FocalPoint, EditorText>> = {
  center: picturesMessages.focusCenter,
  top: picturesMessages.focusTop,
  bottom: picturesMessages.focusBottom,
  left: picturesMessages.focusLeft,
  right: picturesMessages.focusRight,
};

const CROPS = ['square', 'wide', 'tall'] as const;

/** The picture, on which a press chooses the part that stays in view, and what crops leave of it. */
export function FocalPointChoice({ src, point, change }: FocalPointChoiceProps) {
  const id = useId();
  const radios = useRef<HTMLDivElement>(null);
  const choose = (next: FocalPoint) => {
    radios.current?.querySelector<HTMLInputElement>(`input[value="${next}"]`)?.focus();
    if (next !== point) change(next);
  };
  return (
    <div className="focal">
      <div
        ref={radios}
        className="focal__picture"
        role="radiogroup"
        tabIndex={-1}
        aria-label={picturesMessages.focus()}
        aria-describedby={`${id}-help`}
        onClick={({ clientX, clientY, currentTarget, detail }) => {
          // Keys and labels press a radio button without a place.
          if (detail === 0) return;
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          choose(findNearestFocalPoint((clientX - left) / width, (clientY - top) / height));
        }}
        onKeyDown={(event) => {
          const next = moveFocalPoint(point, event.key);
          if (next === null) return;
          // The browser would go to the next radio button in the order of the page.
          event.preventDefault();
          choose(next);
        }}
      >
        <img src={src} alt="" />
        {FOCAL_POINTS.map((one) => (
          <input
            key={one}
            type="radio"
            name={id}
            value={one}
            aria-label={NAMES[one]()}
            className={`focal__point focal__point--${one}`}
            checked={one === point}
            onChange={() => choose(one)}
          />
        ))}
      </div>
      <p id={`${id}-help`} className="field__help">
        {picturesMessages.focus()}: {NAMES[point]()}. {picturesMessages.focusHelp()}
      </p>
      <div className="focal__crops">
        {CROPS.map((crop) => (
          <figure key={crop}>
            <img src={src} alt="" className={`focal__crop focal__crop--${crop} focal__crop--at-${point}`} />
            <figcaption>{picturesMessages[crop]()}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
