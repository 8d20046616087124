import { useLayoutEffect, useRef, useState } from 'react';
import type { MarkdownText } from '../../editor/markdown-text.ts';

/** Sets the text of a field. `action` names what did it, such as "Bold"; null for typing. */
export type WriteText = (value: string, action: string | null) => void;

/**
 * A text area whose value is changed by typing and by edits of its text and selection. The selection of an edit is set
 * once the new value is shown.
 */
export function useEditedText(value: string, write: WriteText) {
  const area = useRef<HTMLTextAreaElement>(null);
  const pending = useRef<MarkdownText>(null);
  const [selection, setSelection] = useState({ start: 0, end: 0 });
  useLayoutEffect(() => {
    const [element, next] = [area.current, pending.current];
    if (!element || !next || element.value !== next.value) return;
    pending.current = null;
    element.focus();
    element.setSelectionRange(next.start, next.end);
  });
  const read = (): MarkdownText => {
    const { selectionStart: start = value.length, selectionEnd: end = start } = area.current ?? {};
    return { value: area.current?.value ?? value, start, end };
  };
  return {
    area,
    /** Text and selection as last rendered. */
    shown: { value, start: Math.min(selection.start, value.length), end: Math.min(selection.end, value.length) },
    read,
    noteSelection: () => {
      const { start, end } = read();
      setSelection({ start, end });
    },
    apply: (edit: (text: MarkdownText) => MarkdownText, action: string | null) => {
      const next = edit(read());
      pending.current = next;
      setSelection({ start: next.start, end: next.end });
      write(next.value, action);
    },
  };
}
