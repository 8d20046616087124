import { formatDidYouMeanSuggestion } from '../site/site-error.ts';
import type { SiteCheckContext } from './check-references.ts';
import { createDocumentFinding } from './site-report.ts';

const TIME_ZONES = new Set(Intl.supportedValuesOf('timeZone'));
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/**
 * Checks that prices and dates can be formatted; with an unknown currency or time zone every block that shows one would
 * fail.
 */
export function checkCurrencyAndTimeZone({ site, report }: Pick<SiteCheckContext, 'site' | 'report'>): void {
  const document = site.document('site', 'site');
  const { timeZone, currency } = document?.value ?? {};
  if (!document) return;
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    const message = `There is no time zone '${timeZone}'.`;
    const suggestion = formatDidYouMeanSuggestion(timeZone, [...TIME_ZONES]);
    report.add(document, createDocumentFinding('/timeZone', 'not-allowed', message, suggestion));
  }
  if (currency !== undefined && !CURRENCIES.has(currency)) {
    const message = `There is no currency '${currency}'.`;
    report.add(
      document,
      createDocumentFinding('/currency', 'not-allowed', message, formatDidYouMeanSuggestion(currency, [...CURRENCIES])),
    );
  }
}

/** Not all valid time zones are in the list of `Intl`. */
function isTimeZone(name: string): boolean {
  if (TIME_ZONES.has(name)) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
