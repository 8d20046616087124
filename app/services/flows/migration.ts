import type { FlowLoader } from '#engine/flows/flow.ts';
import { migrationFlow } from '#machines/account/migration/migration.flow.ts';
import { loadFormSurroundings } from '../load-form-surroundings.ts';
import { createChildFormFlowLoader } from './child-form.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** Moves an account, then refreshes the page. Dismissing it stops the prompt for seven days. */
export function createMigrationFlowLoader({
  commerce: { migration },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const [
      { startMigrationMachine },
      surroundings,
      { setBrowserCookieIfAllowed: setPageCookie },
      { COOKIE_DEFINITIONS: COOKIES, createCookieIfConsented: writeCookie },
    ] = await Promise.all([
      import('#machines/account/migration/migration.start.ts'),
      loadFormSurroundings(page),
      import('#engine/storage/page-cookie.ts'),
      import('#engine/visitor/cookies.ts'),
    ]);
    return () => {
      const actor = startMigrationMachine(migration, surroundings);
      actor.on('migration.dismissed', () => {
        const around = { secure: page.url().protocol === 'https:', now: Date.now(), consent: new Set<never>() };
        setPageCookie(writeCookie(COOKIES.migrationDismissal, '1', around));
      });
      actor.on('migration.succeeded', () => void page.refresh());
      return actor;
    };
  };
}

/** The agreement to the terms. */
export const migrationTermsFormFlowLoaders = {
  'migration.terms': createChildFormFlowLoader(migrationFlow, 'termsForm'),
};
