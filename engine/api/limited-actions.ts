/** Actions whose number is limited by address and by customer. */
export const LIMITED_ACTIONS = ['sign-in', 'code', 'voucher', 'feedback', 'cart', 'preview', 'unknown-path'] as const;

export type LimitedAction = (typeof LIMITED_ACTIONS)[number];

/** Most of one action in a minute, by action; 0 for no limit. */
export type ActionLimits = Readonly<Record<LimitedAction, number>>;

/** A company or a carrier may put thousands behind one address. */
export const DEFAULT_LIMITS_PER_ADDRESS: ActionLimits = {
  'sign-in': 300,
  code: 300,
  voucher: 120,
  feedback: 60,
  cart: 3_000,
  preview: 600,
  'unknown-path': 1_200,
};

/** Previews have no customer. */
export const DEFAULT_LIMITS_PER_CUSTOMER: ActionLimits = {
  'sign-in': 60,
  code: 30,
  voucher: 30,
  feedback: 10,
  cart: 300,
  preview: 0,
  'unknown-path': 120,
};

export const NO_ACTION_LIMITS: ActionLimits = {
  'sign-in': 0,
  code: 0,
  voucher: 0,
  feedback: 0,
  cart: 0,
  preview: 0,
  'unknown-path': 0,
};

/** The form in which limits are written and read: `sign-in=300,code=300`. */
export function formatActionLimits(limits: ActionLimits): string {
  return LIMITED_ACTIONS.map((action) => `${action}=${limits[action]}`).join(',');
}

/**
 * Reads limits such as `sign-in=100,cart=0`; actions that are not named keep their default.
 *
 * @throws RangeError for an unknown action, and for what is no whole number.
 */
export function parseActionLimits(text: string, defaults: ActionLimits): ActionLimits {
  const named = text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part): [LimitedAction, number] => {
      const [, name = '', count = ''] = /^\s*([a-z-]+)\s*=\s*(\d{1,9})\s*$/.exec(part) ?? [];
      const action = LIMITED_ACTIONS.find((known) => known === name);
      if (action === undefined) {
        throw new RangeError(
          `"${part.trim()}" is no limit such as sign-in=300. Actions: ${LIMITED_ACTIONS.join(', ')}`,
        );
      }
      return [action, Number(count)];
    });
  return { ...defaults, ...Object.fromEntries(named) };
}
