import {
  type GetDateFormat,
  getLongDateFormat,
  getLongDateTimeFormat,
  getMonthAndYearFormat,
  getShortDateTimeFormat,
  getShortMonthFormat,
  getShortWeekdayDateFormat,
  getShortWeekdayDateWithoutYearFormat,
  getTimeOfDayFormat,
  getWeekdayDateFormat,
  getWeekdayDateTimeFormat,
  getWeekdayDateWithoutYearFormat,
  getWeekdayFormat,
} from '../date-format.ts';

/** Styles of dates and times in messages: the formats of `date-format.ts` by name. */
export const DATE_STYLES = {
  longDate: getLongDateFormat,
  longDateTime: getLongDateTimeFormat,
  monthAndYear: getMonthAndYearFormat,
  shortDateTime: getShortDateTimeFormat,
  shortMonth: getShortMonthFormat,
  shortWeekdayDate: getShortWeekdayDateFormat,
  shortWeekdayDateWithoutYear: getShortWeekdayDateWithoutYearFormat,
  timeOfDay: getTimeOfDayFormat,
  weekday: getWeekdayFormat,
  weekdayDate: getWeekdayDateFormat,
  weekdayDateTime: getWeekdayDateTimeFormat,
  weekdayDateWithoutYear: getWeekdayDateWithoutYearFormat,
} as const satisfies Record<string, GetDateFormat>;

export type DateStyle = keyof typeof DATE_STYLES;
