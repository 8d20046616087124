import { randomBytes } from 'node:crypto';
import type { SetCookie } from 'cookie';
import type { SessionSlot, SessionSlots } from '../api/live-session.server.ts';
import {
  COOKIES,
  type CookieDefinition,
  type CookieWriteContext,
  type ReadCookie,
  removeCookie,
  writeCookie,
} from './cookies.ts';
import { SESSION_COOKIES } from './session-cookies.server.ts';

const LOGIN_NAMES = new RegExp(
  `(?:^|;\\s*)(?:__Host-)?(?:framed-)?(?:${SESSION_COOKIES.map(({ name }) => name).join('|')})(?:\\.(\\w{16}))?=`,
  'g',
);

/** Maximum number of ended slots in the cookie. */
const MOST_ENDED = 4;

/** Cookie value for the plain slot, because empty texts get lost. */
const PLAIN = '0';

export function readSessionSlots(cookies: string, cookie: ReadCookie): SessionSlots {
  const named = [...new Set([...cookies.matchAll(LOGIN_NAMES)].map(([, slot = '']) => slot))];
  const all = named.filter((slot) =>
    SESSION_COOKIES.some((definition) => cookie(toSlotCookie(definition, slot)) !== undefined),
  );
  const ended = (cookie(COOKIES.endedSessions) ?? '')
    .split('.')
    .filter((text) => text === PLAIN || /^\w{16}$/.test(text))
    .map((text) => (text === PLAIN ? '' : text));
  const open = all.filter((slot) => !ended.includes(slot));
  const isKnownBrowser = all.length > 0 || ended.length > 0 || cookie(COOKIES.device) !== undefined;
  return { current: open.toSorted().at(-1) ?? null, all, ended, isKnownBrowser };
}

/** Slot of a new session, sortable by time so that all nodes agree on the latest. */
export function createSessionSlot({ isKnownBrowser }: SessionSlots, now: number): SessionSlot {
  return isKnownBrowser ? now.toString(36).padStart(9, '0') + randomBytes(4).toString('hex').slice(0, 7) : '';
}

/** Reads cookies of one slot by their plain definitions. */
export function createSlotCookieReader(slot: SessionSlot, cookie: ReadCookie): ReadCookie {
  return (definition) => cookie(toSlotCookie(definition, slot));
}

export function toSlotCookie(definition: CookieDefinition, slot: SessionSlot): CookieDefinition {
  return slot === '' || !isLogin(definition) ? definition : { ...definition, name: `${definition.name}.${slot}` };
}

/** Removes the cookies of these slots. */
export function removeSlotCookies(
  slots: readonly SessionSlot[],
  around: Omit<CookieWriteContext, 'consent'>,
): readonly SetCookie[] {
  return slots.flatMap((slot) =>
    SESSION_COOKIES.map((definition) => removeCookie(toSlotCookie(definition, slot), around)),
  );
}

/** Remembers ended slots, because a late response may set their cookies again. */
export function recordEndedSessionSlots(
  slots: readonly SessionSlot[],
  before: SessionSlots,
  around: CookieWriteContext,
): readonly SetCookie[] {
  if (slots.length === 0) return [];
  const ended = [...new Set([...slots, ...before.ended])].slice(0, MOST_ENDED);
  const written = writeCookie(COOKIES.endedSessions, ended.map((slot) => slot || PLAIN).join('.'), around);
  return written ? [written] : [];
}

function isLogin({ name }: CookieDefinition): boolean {
  return SESSION_COOKIES.some((definition) => definition.name === name);
}
