import { useEffect } from 'react';
import type { EditorEvent } from '../editor/editor.types.ts';

/** Ctrl+Z or Cmd+Z undoes and Shift redoes, also in fields, because the browser's undo covers one field only. */
export function useHistoryKeys(send: (event: EditorEvent) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      send({ type: event.shiftKey ? 'CHANGE.REDO' : 'CHANGE.UNDO' });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [send]);
}
