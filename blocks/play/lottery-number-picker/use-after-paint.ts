import { type Dispatch, useMemo, useRef } from 'react';

/** The longest that a change waits for a frame, in milliseconds: a page that is not shown has none. */
const PATIENCE = 150;

export interface AfterPaintQueue<Step> {
  /** What waits, in its order. */
  readonly waiting: () => readonly Step[];
  /** Does a step once what was pressed has been painted. */
  readonly later: Dispatch<Step>;
  /** Does a step at once, after all that wait. */
  readonly now: Dispatch<Step>;
}

/** Steps that may wait until the browser has painted the press that they come from. They keep their order. */
export function useAfterPaintQueue<Step>(dispatch: Dispatch<Step>): AfterPaintQueue<Step> {
  const queue = useRef<Step[]>([]);
  return useMemo(() => {
    const settle = () => {
      for (const step of queue.current.splice(0)) dispatch(step);
    };
    return {
      waiting: () => queue.current,
      later: (step) => {
        queue.current.push(step);
        requestAnimationFrame(() => setTimeout(settle));
        setTimeout(settle, PATIENCE);
      },
      now: (step) => {
        settle();
        dispatch(step);
      },
    };
  }, [dispatch]);
}
