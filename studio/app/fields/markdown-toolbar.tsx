import { type KeyboardEvent, useRef, useState } from 'react';
import type { EditorText } from '#engine/messages/editor-messages.ts';
import type { MarkdownStyle } from '../../editor/markdown-edits.ts';
import { markdownFieldMessages } from './markdown-field.messages.gen.ts';
import { MarkdownIcon } from './markdown-icons.tsx';

export type MarkdownTool = MarkdownStyle | 'link' | 'picture';

interface MarkdownToolbarProps {
  /** Name of the field. */
  readonly label: string;
  /** Id of the field. */
  readonly controls: string;
  readonly isPressed: (style: MarkdownStyle) => boolean;
  readonly choose: (tool: MarkdownTool) => void;
}

const STYLES: readonly (readonly [MarkdownStyle, EditorText, keys?: string])[] = [
  ['bold', markdownFieldMessages.bold, 'Control+B'],
  ['italic', markdownFieldMessages.italic, 'Control+I'],
  ['heading', markdownFieldMessages.heading],
  ['smallHeading', markdownFieldMessages.smallHeading],
  ['list', markdownFieldMessages.list],
  ['numbers', markdownFieldMessages.numbers],
  ['quote', markdownFieldMessages.quote],
];

const INSERTS: readonly (readonly ['link' | 'picture', EditorText, keys?: string])[] = [
  ['link', markdownFieldMessages.link, 'Control+Shift+K'],
  ['picture', markdownFieldMessages.picture],
];

/** One stop of the Tab key; arrows, Home and End move within it. */
export function MarkdownToolbar({ label, controls, isPressed, choose }: MarkdownToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const next = findNextIndex(event.key, current, buttons.length);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  const button = (tool: MarkdownTool, message: EditorText, keys: string | undefined, index: number) => (
    <button
      key={tool}
      type="button"
      className="toolbar__button"
      aria-label={message()}
      title={
        keys === undefined
          ? message()
          : markdownFieldMessages.withKeys({ button: message(), keys: keys.replace('Control', 'Ctrl') })
      }
      aria-keyshortcuts={keys}
      aria-pressed={tool === 'link' || tool === 'picture' ? undefined : isPressed(tool)}
      tabIndex={index === current ? 0 : -1}
      onFocus={() => setCurrent(index)}
      onKeyDown={move}
      onClick={() => choose(tool)}
    >
      <MarkdownIcon name={tool} />
    </button>
  );
  return (
    <div
      ref={bar}
      className="toolbar"
      role="toolbar"
      aria-label={markdownFieldMessages.toolbar({ label })}
      aria-controls={controls}
    >
      {STYLES.map(([style, message, keys], index) => button(style, message, keys, index))}
      {INSERTS.map(([tool, message, keys], index) => button(tool, message, keys, STYLES.length + index))}
    </div>
  );
}

function findNextIndex(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
