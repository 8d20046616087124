import { type KeyboardEvent, useRef } from 'react';
import { findGridNeighbour } from '../../editor/picture-list.ts';
import { picturesMessages } from '../../messages/pictures.messages.gen.ts';
import type { StudioPicture } from '../../picture-types.ts';

interface PictureGridProps {
  readonly heading: string;
  readonly pictures: readonly StudioPicture[];
  /** Name of the chosen picture. */
  readonly current: string;
  readonly thumbOf: (name: string) => string;
  readonly take: (name: string) => void;
}

/** Pictures as buttons with thumbnails, which arrow keys lead through. */
export function PictureGrid({ heading, pictures, current, thumbOf, take }: PictureGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const move = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const from = buttons.findIndex((button) => button === document.activeElement);
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    const next = findGridNeighbour(boxes, from, event.key);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  if (pictures.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <ul ref={list} className="pictures__grid" onKeyDown={move}>
        {pictures.map(({ name, width, height }) => (
          <li key={name}>
            <button type="button" aria-current={name === current ? true : undefined} onClick={() => take(name)}>
              <img src={thumbOf(name)} alt="" loading="lazy" decoding="async" />
              <span className="pictures__name">{name}</span>
              <span className="pictures__size">
                {picturesMessages.size({ width: String(width), height: String(height) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
