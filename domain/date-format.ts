/** Finds the date format of a locale and time zone. */
export type DateFormats = (locale: string, timeZone: string) => Intl.DateTimeFormat;

/** One way to write dates. Each format is made once: making one costs more than using it a thousand times. */
export function dateFormats(options: Intl.DateTimeFormatOptions): DateFormats {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (locale, timeZone) => {
    const key = `${locale} ${timeZone}`;
    let format = formats.get(key);
    if (!format) {
      format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
      formats.set(key, format);
    }
    return format;
  };
}

/** A moment on the calendar of a place: days since 1 January 1970 there, and the hour from 0 to 23. */
export interface LocalTime {
  readonly day: number;
  readonly hour: number;
}

const DAY = 86_400_000;
const calendar = dateFormats({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' });

/** What the calendar and clock of a time zone show at a moment in epoch milliseconds. */
export function localTime(moment: number, timeZone: string): LocalTime {
  // Such as 21/11/2026, 19
  const text = calendar('en-GB', timeZone).format(moment);
  const date = Date.UTC(Number(text.slice(6, 10)), Number(text.slice(3, 5)) - 1, Number(text.slice(0, 2)));
  return { day: date / DAY, hour: Number(text.slice(12)) };
}
