import { useMemo, useReducer } from 'react';
import type { FormProblem } from '#domain/forms/form-messages.ts';
import type { FormEvent } from '#machines/form/form.types.ts';
import type { FormView } from '#machines/form/form.view.ts';
import type { ElevationEvent } from '#machines/two-factor-elevation/two-factor-elevation.types.ts';
import type { ElevationView } from '#machines/two-factor-elevation/two-factor-elevation.view.ts';
import { ELEVATION_WORDS as WORDS } from './elevation-words.ts';

interface Typed {
  readonly values: Readonly<Record<string, string | boolean>>;
  /** Whether a code that is none was sent. */
  readonly isIncomplete: boolean;
  readonly tries: number;
}

const nothing: Typed = { values: {}, isIncomplete: false, tries: 0 };

const CODE = /^\d{6}$/;

function typed(before: Typed, event: FormEvent): Typed {
  switch (event.type) {
    case 'FIELD.CHANGE':
      return { ...before, values: { ...before.values, [event.name]: event.value }, isIncomplete: false };
    case 'FORM.SUBMIT': {
      const values = { ...before.values, ...event.values };
      return { values, isIncomplete: !isCode(values['code']), tries: before.tries + 1 };
    }
    default:
      return before;
  }
}

/** The code's form, which the elevation judges: as the panel of any form sees it. */
export function useCodeForm(
  { step, failure, isLocked }: ElevationView,
  send: (event: ElevationEvent) => void,
): { readonly view: FormView; readonly send: (event: FormEvent) => void } {
  const [{ values, isIncomplete, tries }, tell] = useReducer(typed, nothing);
  const general: readonly FormProblem[] =
    failure === 'locked'
      ? [{ message: 'account-locked' }]
      : failure === 'incorrect' || failure === 'failed'
        ? [{ code: failure, text: WORDS.failed }]
        : [];
  const problem: FormProblem | null = isIncomplete
    ? { message: 'code' }
    : failure === 'incorrect'
      ? { message: 'code-incorrect' }
      : null;
  const view: FormView = {
    state: step === 'checking' ? 'submitting' : problem || general.length > 0 ? 'error' : 'idle',
    values,
    problems: problem ? { code: problem } : {},
    general: isIncomplete ? [] : general,
    isLocked,
    failures: isIncomplete || failure !== null ? tries : 0,
    fills: 0,
  };
  const forward = useMemo(
    () => (event: FormEvent) => {
      tell(event);
      if (event.type !== 'FORM.SUBMIT') return;
      const { code, saveDevice } = { ...values, ...event.values };
      if (isCode(code)) send({ type: 'OTP.SUBMIT', otp: code, saveDevice: saveDevice === true });
    },
    [send, values],
  );
  return { view, send: forward };
}

function isCode(value: string | boolean | undefined): value is string {
  return typeof value === 'string' && CODE.test(value);
}
