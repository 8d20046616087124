import type { FlowLoader } from '#engine/flows/flow.ts';
import { getSessionActivity } from '../session-activity.ts';
import { getSessionIdleLimits } from '../session-idle-limits.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** The warning before a customer who does nothing is signed out. All tabs count, and all leave together. */
export function createSessionIdleFlowLoader({
  commerce: { identity },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const [{ startSessionIdleMachine }, { buildSignInAgainPath }] = await Promise.all([
      import('#machines/sign-in/session-idle/session-idle.start.ts'),
      import('../sign-in-again.ts'),
    ]);
    return () => {
      const activity = getSessionActivity();
      let isEndedElsewhere = false;
      const signOut = async (signal: AbortSignal) => {
        activity.leave(true);
        try {
          await identity.logout({ signal });
        } catch (error) {
          activity.leave(false);
          throw error;
        }
      };
      const input = { lastActivity: activity.last(), ...getSessionIdleLimits() };
      const actor = startSessionIdleMachine({ clock: Date.now, signOut }, input);
      actor.on('session-idle.kept', () => activity.touch());
      actor.on('session-idle.ended', () => {
        if (!isEndedElsewhere) activity.end();
        page.leave(buildSignInAgainPath(page));
      });
      activity.subscribe((news) => {
        if (news.kind === 'ended') {
          isEndedElsewhere = true;
          activity.leave(true);
          actor.send({ type: 'SESSION.ENDED' });
        } else actor.send({ type: 'ACTIVITY', at: news.at, elsewhere: news.elsewhere });
      });
      return actor;
    };
  };
}
