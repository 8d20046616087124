import type { LimitPeriod } from '#schemas/generated/api/types.gen.ts';

interface LimitWords {
  readonly heading: string;
  readonly none: string;
  readonly limit: Readonly<Record<LimitPeriod, string>>;
  readonly used: string;
  readonly set: Readonly<Record<LimitPeriod, string>>;
  readonly removing: string;
  readonly removeHeading: string;
}

export const LIMIT_WORDS_BY_KIND: Readonly<Record<'spending' | 'deposits', LimitWords>> = {
  spending: {
    heading: 'Spend limits',
    none: 'You have set no spend limit.',
    limit: { day: '{limit} a day', week: '{limit} a week', month: '{limit} a month' },
    used: '{used} spent, {remaining} left',
    set: { day: 'Set a limit for a day', week: 'Set a limit for a week', month: 'Set a limit for a month' },
    removeHeading: 'End this spend limit?',
    removing: 'It holds for another 24 hours. After that you can spend as much as you like.',
  },
  deposits: {
    heading: 'Deposit limit',
    none: 'You have set no deposit limit.',
    limit: { day: '{limit} a day', week: '{limit} a week', month: '{limit} a month' },
    used: '{used} paid in, {remaining} left',
    set: { day: 'Set a deposit limit', week: 'Set a deposit limit', month: 'Set a deposit limit' },
    removeHeading: 'End your deposit limit?',
    removing: 'It holds for another 24 hours. After that you can pay in as much as you like.',
  },
};

export const LIMIT_MANAGER_WORDS = {
  resets: 'Begins anew on {resets}.',
  pending: 'Becomes {limit} on {from}.',
  ending: 'Ends on {from}.',
  change: 'Change',
  remove: 'End it',
  cancel: 'Cancel',
  keep: 'Keep it',
  confirm: 'End the limit',
  ending_now: 'Ending the limit',
  save: 'Save the limit',
  rule: 'A lower limit holds at once. A higher one, or none, holds after 24 hours.',
  system: 'Limits for everybody',
  failed: 'That did not work. Please try again.',
  ok: 'Close',
};

export function fillLimitText(text: string, fill: Readonly<Record<string, string | null>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => fill[name] ?? '');
}
