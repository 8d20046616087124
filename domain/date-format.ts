interface DateFormat {
  /** The moment is in epoch milliseconds. */
  format(moment: number): string;
}

export type GetDateFormat = (locale: string, timeZone: string) => DateFormat;

/** Caches one `Intl.DateTimeFormat` per locale and time zone, because creating one costs as much as a thousand uses. */
export function createDateFormatCache(options: Intl.DateTimeFormatOptions): GetDateFormat {
  const formats = new Map<string, DateFormat>();
  const isMonthShort = options.month === 'short' || options.dateStyle === 'medium';
  return (locale, timeZone) => {
    const key = `${locale} ${timeZone}`;
    let format = formats.get(key);
    if (!format) {
      const made = new Intl.DateTimeFormat(locale, { ...options, timeZone });
      format = isMonthShort && locale.startsWith('en') ? withThreeLetterMonth(made) : made;
      formats.set(key, format);
    }
    return format;
  };
}

/** `Intl` writes 'Sept' and 'June' in Australian and British English; all months get three letters. */
function withThreeLetterMonth(made: Intl.DateTimeFormat): DateFormat {
  const text = ({ type, value }: Intl.DateTimeFormatPart) => (type === 'month' ? value.slice(0, 3) : value);
  return { format: (moment) => made.formatToParts(moment).map(text).join('') };
}

/** Such as '3 November 2026'. */
export const getLongDateFormat = /* @__PURE__ */ createDateFormatCache({ dateStyle: 'long' });
/** Such as 'Tuesday 3 November 2026'. */
export const getWeekdayDateFormat = /* @__PURE__ */ createDateFormatCache({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
/** Such as 'Tuesday 3 November', for days that are near. */
export const getWeekdayDateWithoutYearFormat = /* @__PURE__ */ createDateFormatCache({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
/** Such as '3 November 2026 at 7:00 pm'. */
export const getLongDateTimeFormat = /* @__PURE__ */ createDateFormatCache({ dateStyle: 'long', timeStyle: 'short' });
/** Such as 'Tuesday 3 November 2026 at 7:00 pm'. */
export const getWeekdayDateTimeFormat = /* @__PURE__ */ createDateFormatCache({
  dateStyle: 'full',
  timeStyle: 'short',
});
/** Such as '3 Nov 2026, 7:00 pm'. */
export const getShortDateTimeFormat = /* @__PURE__ */ createDateFormatCache({
  dateStyle: 'medium',
  timeStyle: 'short',
});
/** Such as 'Tue, 3 Nov 2026'. */
export const getShortWeekdayDateFormat = /* @__PURE__ */ createDateFormatCache({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
/** Such as 'Tue, 3 Nov'. */
export const getShortWeekdayDateWithoutYearFormat = /* @__PURE__ */ createDateFormatCache({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
/** Such as 'November 2026'. */
export const getMonthAndYearFormat = /* @__PURE__ */ createDateFormatCache({ month: 'long', year: 'numeric' });
/** Such as 'Nov'. */
export const getShortMonthFormat = /* @__PURE__ */ createDateFormatCache({ month: 'short' });
/** Such as 'Tuesday'. */
export const getWeekdayFormat = /* @__PURE__ */ createDateFormatCache({ weekday: 'long' });
/** Such as '7:00 pm'. */
export const getTimeOfDayFormat = /* @__PURE__ */ createDateFormatCache({ timeStyle: 'short' });

/** Days since 1 January 1970 and the hour (0 to 23) in a time zone. */
export interface EpochDayAndHour {
  readonly day: number;
  readonly hour: number;
}

const DAY = 86_400_000;
const calendar = /* @__PURE__ */ createDateFormatCache({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Calendar day and hour of a time zone at a moment in epoch milliseconds. */
export function getEpochDayAndHourInTimeZone(moment: number, timeZone: string): EpochDayAndHour {
  // Such as 21/11/2026, 19
  const text = calendar('en-GB', timeZone).format(moment);
  const date = Date.UTC(Number(text.slice(6, 10)), Number(text.slice(3, 5)) - 1, Number(text.slice(0, 2)));
  return { day: date / DAY, hour: Number(text.slice(12)) };
}
