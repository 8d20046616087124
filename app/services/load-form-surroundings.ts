import type { FormSurroundings } from '#machines/_kit/form/form.types.ts';
import type { FlowPageServices } from './flows/flow-context.ts';

/** What forms need of their page. The code that formats a day is loaded with the first form. */
export async function loadFormSurroundings({
  timeZone,
  site,
}: Pick<FlowPageServices, 'timeZone' | 'site'>): Promise<FormSurroundings> {
  const { formatCalendarDateInTimeZone: getCalendarDay } = await import('#domain/forms/minimum-age.ts');
  return { today: () => getCalendarDay(Date.now(), timeZone()), site, newKey: () => crypto.randomUUID() };
}
