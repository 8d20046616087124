import type { FlowLoader } from '#engine/flows/flow.ts';
import { sessionActivity } from '../session-activity.ts';
import { sessionLimits } from '../session-limits.ts';
import type { FlowContext } from './flow-context.ts';

/** The warning before a customer who does nothing is signed out. All tabs count, and all leave together. */
export function sessionIdleLoader({
  commerce: { identity },
  page,
}: Pick<FlowContext, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const [{ startSessionIdle }, { signInAgainPath }] = await Promise.all([
      import('#machines/sign-in/session-idle/session-idle.start.ts'),
      import('../sign-in-again.ts'),
    ]);
    return () => {
      const activity = sessionActivity();
      let isToldElsewhere = false;
      const signOut = async (signal: AbortSignal) => {
        activity.leave(true);
        try {
          await identity.logout({ signal });
        } catch (error) {
          activity.leave(false);
          throw error;
        }
      };
      const input = { lastActivity: activity.last(), ...sessionLimits() };
      const actor = startSessionIdle({ clock: Date.now, signOut }, input);
      actor.on('session-idle.kept', () => activity.touch());
      actor.on('session-idle.ended', () => {
        if (!isToldElsewhere) activity.end();
        page.leave(signInAgainPath(page));
      });
      activity.subscribe((news) => {
        if (news.kind === 'ended') {
          isToldElsewhere = true;
          activity.leave(true);
          actor.send({ type: 'SESSION.ENDED' });
        } else actor.send({ type: 'ACTIVITY', at: news.at, elsewhere: news.elsewhere });
      });
      return actor;
    };
  };
}
