import { expect, test } from 'vitest';
import { formatShortDuration } from './duration-format.ts';

test.each([
  ['en-AU', '2d 4h', '5m 6s'],
  ['cy-GB', '2d, 4 awr', '5mun, 6 eil'],
  ['zh-Hans-AU', '2天4小时', '5分钟6秒'],
])(
  'formatShortDuration in the locale %s writes 2 days 4 hours as %j and 5 minutes 6 seconds as %j',
  (locale, days, minutes) => {
    const parts = (locale: string) => [
      formatShortDuration(
        [
          [2, 'day'],
          [4, 'hour'],
        ],
        locale,
      ),
      formatShortDuration(
        [
          [5, 'minute'],
          [6, 'second'],
        ],
        locale,
      ),
    ];
    expect(parts(locale)).toEqual([days, minutes]);
  },
);
