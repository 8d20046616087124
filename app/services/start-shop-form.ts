import { formatCalendarDateInTimeZone } from '#domain/forms/minimum-age.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { SubmitForm } from '#machines/_kit/form/form.actors.ts';
import { startFormMachine } from '#machines/_kit/form/form.start.ts';
import type { FormActor } from '#machines/_kit/form/form.view.ts';
import type { Form } from '#schemas/forms/form.ts';
import type { FormClockAndKeys } from './form-dependencies.ts';

/** Starts a form in the page. Without a submit handler, submitting fails with status 501. */
export function startPageFormWithSubmit<Values>(
  form: Form<Values>,
  submit: SubmitForm<Values> | undefined,
  { clock, timeZone, site, newKey }: FormClockAndKeys,
): FormActor {
  return startFormMachine({
    form,
    submit: submit ?? leadsNowhere,
    today: () => formatCalendarDateInTimeZone(clock(), timeZone()),
    site,
    newKey,
  });
}

function leadsNowhere(): Promise<never> {
  return Promise.reject(new ApiError('This form leads nowhere.', { status: 501, code: 'form_not_joined' }));
}
