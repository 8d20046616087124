import { randomBytes } from 'node:crypto';
import type { SetCookie } from 'cookie';
import type { SessionSlotId, SessionSlotsOfBrowser } from '../api/live-session.server.ts';
import {
  COOKIE_DEFINITIONS,
  type CookieDefinition,
  type CookieWriteContext,
  createCookieIfConsented,
  createCookieRemoval,
  type ReadCookie,
} from './cookies.ts';
import { SESSION_COOKIE_DEFINITIONS } from './session-cookies.server.ts';

const LOGIN_NAMES = new RegExp(
  `(?:^|;\\s*)(?:__Host-)?(?:framed-)?(?:${SESSION_COOKIE_DEFINITIONS.map(({ name }) => name).join('|')})(?:\\.(\\w{16}))?=`,
  'g',
);

/** Maximum number of ended slots in the cookie. */
const MOST_ENDED = 4;

/** Cookie value for the plain slot, because empty texts get lost. */
const PLAIN = '0';

export function findSessionCookieSlots(cookies: string, cookie: ReadCookie): SessionSlotsOfBrowser {
  const named = [...new Set([...cookies.matchAll(LOGIN_NAMES)].map(([, slot = '']) => slot))];
  const all = named.filter((slot) =>
    SESSION_COOKIE_DEFINITIONS.some(
      (definition) => cookie(createSessionSlotCookieDefinition(definition, slot)) !== undefined,
    ),
  );
  const ended = (cookie(COOKIE_DEFINITIONS.endedSessions) ?? '')
    .split('.')
    .filter((text) => text === PLAIN || /^\w{16}$/.test(text))
    .map((text) => (text === PLAIN ? '' : text));
  const open = all.filter((slot) => !ended.includes(slot));
  const isKnownBrowser = all.length > 0 || ended.length > 0 || cookie(COOKIE_DEFINITIONS.device) !== undefined;
  return { current: open.toSorted().at(-1) ?? null, all, ended, isKnownBrowser };
}

/** Slot of a new session, sortable by time so that all nodes agree on the latest. */
export function createSessionSlotId({ isKnownBrowser }: SessionSlotsOfBrowser, now: number): SessionSlotId {
  return isKnownBrowser ? now.toString(36).padStart(9, '0') + randomBytes(4).toString('hex').slice(0, 7) : '';
}

/** Reads cookies of one slot by their plain definitions. */
export function createSessionSlotCookieReader(slot: SessionSlotId, cookie: ReadCookie): ReadCookie {
  return (definition) => cookie(createSessionSlotCookieDefinition(definition, slot));
}

export function createSessionSlotCookieDefinition(definition: CookieDefinition, slot: SessionSlotId): CookieDefinition {
  return slot === '' || !isLogin(definition) ? definition : { ...definition, name: `${definition.name}.${slot}` };
}

/** Removes the cookies of these slots. */
export function createSessionSlotCookieRemovals(
  slots: readonly SessionSlotId[],
  around: Omit<CookieWriteContext, 'consent'>,
): readonly SetCookie[] {
  return slots.flatMap((slot) =>
    SESSION_COOKIE_DEFINITIONS.map((definition) =>
      createCookieRemoval(createSessionSlotCookieDefinition(definition, slot), around),
    ),
  );
}

/** Remembers ended slots, because a late response may set their cookies again. */
export function createEndedSessionSlotCookies(
  slots: readonly SessionSlotId[],
  before: SessionSlotsOfBrowser,
  around: CookieWriteContext,
): readonly SetCookie[] {
  if (slots.length === 0) return [];
  const ended = [...new Set([...slots, ...before.ended])].slice(0, MOST_ENDED);
  const written = createCookieIfConsented(
    COOKIE_DEFINITIONS.endedSessions,
    ended.map((slot) => slot || PLAIN).join('.'),
    around,
  );
  return written ? [written] : [];
}

function isLogin({ name }: CookieDefinition): boolean {
  return SESSION_COOKIE_DEFINITIONS.some((definition) => definition.name === name);
}
