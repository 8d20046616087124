import { useMemo, useReducer } from 'react';
import type { FormProblem } from '#domain/forms/form-problem.ts';
import type { FormEvent } from '#machines/_kit/form/form.types.ts';
import type { FormView } from '#machines/_kit/form/form.view.ts';
import type { ElevationEvent } from '#machines/sign-in/two-factor-elevation/two-factor-elevation.types.ts';
import type { ElevationView } from '#machines/sign-in/two-factor-elevation/two-factor-elevation.view.ts';
import type { ElevationDialogMessages } from './elevation-dialog.messages.gen.ts';

interface Typed {
  readonly values: Readonly<Record<string, string | boolean>>;
  /** Whether the entered code or password was malformed. */
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
      return {
        values,
        isIncomplete: !isCode(values['code']) && !isPassword(values['password']),
        tries: before.tries + 1,
      };
    }
    default:
      return before;
  }
}

/** The form of the code or of the password, as the panel of any form sees it. The elevation judges what is sent. */
export function useElevationCodeOrPasswordForm(
  { step, method, failure, isLocked }: ElevationView,
  send: (event: ElevationEvent) => void,
  messages: Pick<ElevationDialogMessages, 'passwordIncorrect' | 'tooMany' | 'failed'>,
): { readonly view: FormView; readonly send: (event: FormEvent) => void } {
  const [{ values, isIncomplete, tries }, dispatch] = useReducer(typed, nothing);
  const byPassword = method === 'password';
  const general = generalProblems(failure, byPassword, messages);
  const incomplete: FormProblem = { message: byPassword ? 'required' : 'code' };
  const incorrect: FormProblem = byPassword
    ? { code: 'password_incorrect', text: messages.passwordIncorrect() }
    : { message: 'code-incorrect' };
  const problem = isIncomplete ? incomplete : failure === 'incorrect' ? incorrect : null;
  const view: FormView = {
    state: step === 'checking' ? 'submitting' : problem || general.length > 0 ? 'error' : 'idle',
    values,
    problems: problem ? { [byPassword ? 'password' : 'code']: problem } : {},
    general: isIncomplete ? [] : general,
    isLocked,
    failures: isIncomplete || failure !== null ? tries : 0,
    fills: 0,
  };
  const forward = useMemo(
    () => (event: FormEvent) => {
      dispatch(event);
      if (event.type !== 'FORM.SUBMIT') return;
      const { code, password, saveDevice } = { ...values, ...event.values };
      if (isPassword(password)) send({ type: 'PASSWORD.SUBMIT', password });
      if (isCode(code)) send({ type: 'OTP.SUBMIT', otp: code, saveDevice: saveDevice === true });
    },
    [send, values],
  );
  return { view, send: forward };
}

function isCode(value: string | boolean | undefined): value is string {
  return typeof value === 'string' && CODE.test(value);
}

function isPassword(value: string | boolean | undefined): value is string {
  return typeof value === 'string' && value !== '';
}

function generalProblems(
  failure: ElevationView['failure'],
  byPassword: boolean,
  messages: Pick<ElevationDialogMessages, 'tooMany' | 'failed'>,
): readonly FormProblem[] {
  switch (failure) {
    case 'locked':
      return [{ message: 'account-locked' }];
    case 'incorrect':
      return byPassword ? [] : [{ code: failure, text: messages.failed() }];
    case 'failed':
      return [{ code: failure, text: messages.failed() }];
    case 'too_many':
      return [{ code: failure, text: messages.tooMany() }];
    default:
      return [];
  }
}
