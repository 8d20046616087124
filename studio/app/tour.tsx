import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { tourMessages } from '../editor/tour.messages.gen.ts';
import { createTourMemory, moveInTour, TOUR_STEPS } from '../editor/tour.ts';

const memory = createTourMemory(() => localStorage);

interface TourState {
  /** Number of the step in view; null while the tour is closed. */
  readonly step: number | null;
  readonly change: (step: number | null) => void;
  /** Shows the tour as soon as a page is on the stage. */
  readonly start: () => void;
}

/** Starts the tour by itself on the first page that is opened in this browser. */
export function useTour(isPageShown: boolean): TourState {
  const [isWanted, setWanted] = useState(() => !memory.hasSeen());
  const [step, setStep] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted || !isPageShown) return;
    setWanted(false);
    setStep(0);
    memory.remember();
  }, [isWanted, isPageShown]);
  const start = useCallback(() => setWanted(true), []);
  return { step, change: setStep, start };
}

interface TourProps {
  readonly step: number;
  readonly change: (step: number | null) => void;
}

/** A step of the tour beside the part that it is about. The rest of the studio stays usable. */
export function Tour({ step, change }: TourProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  const [announced, setAnnounced] = useState('');
  const last = TOUR_STEPS.length - 1;
  const { part, heading, words } = TOUR_STEPS[step] ?? TOUR_STEPS[0];
  const place = tourMessages.place({ step: step + 1, count: TOUR_STEPS.length });
  useEffect(() => {
    before.current = document.activeElement;
    panel.current?.showPopover?.();
    next.current?.focus();
  }, []);
  useEffect(() => {
    document.querySelector(`[data-tour="${part}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [part]);
  const end = () => {
    const { current } = panel;
    const hasFocus = current?.contains(document.activeElement);
    change(null);
    if (hasFocus && before.current instanceof HTMLElement) before.current.focus();
  };
  const move = (by: 1 | -1) => {
    const to = moveInTour(step, by);
    const shown = to === null ? undefined : TOUR_STEPS[to];
    if (to === null || !shown) return end();
    change(to);
    setAnnounced(`${shown.heading()}. ${shown.words()}`);
    // The button back is not there on the first step.
    if (to === 0) next.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end();
  };
  return (
    <div
      ref={panel}
      popover="manual"
      className={`tour tour--${part}`}
      role="dialog"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-words`}
      onKeyDown={press}
    >
      <p className="tour__place">{place}</p>
      <h2 id={`${id}-heading`}>{heading()}</h2>
      <p id={`${id}-words`}>{words()}</p>
      <div className="tour__actions">
        {step === last ? null : (
          <button type="button" className="tour__skip" onClick={end}>
            {tourMessages.skip()}
          </button>
        )}
        {step === 0 ? null : (
          <button type="button" className="button button--quiet" onClick={() => move(-1)}>
            {tourMessages.back()}
          </button>
        )}
        <button ref={next} type="button" className="button" onClick={() => move(1)}>
          {step === last ? tourMessages.done() : tourMessages.next()}
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </div>
  );
}
