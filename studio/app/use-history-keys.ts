import { useEffect } from 'react';
import type { EditorEvent } from '../editor/editor.types.ts';

/** Ctrl or Command with Z undoes, with Shift it does again: in fields too, whose own history knows one field only. */
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
