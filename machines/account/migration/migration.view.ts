import type { SnapshotFrom } from 'xstate';
import type { MigrationMachine } from './migration.flow.ts';

/** Moving an account as the modal and the banner show it. */
export interface MigrationView {
  readonly step: 'prompt' | 'in_progress' | 'failure' | 'success' | 'dismissed' | 'closed';
}

export function migrationView(snapshot: SnapshotFrom<MigrationMachine>): MigrationView {
  if (snapshot.matches('migration_prompt')) return { step: 'prompt' };
  if (snapshot.matches('migration_in_progress')) return { step: 'in_progress' };
  if (snapshot.matches('migration_failure')) return { step: 'failure' };
  if (snapshot.matches('migration_success')) return { step: 'success' };
  return { step: snapshot.matches('dismissed') ? 'dismissed' : 'closed' };
}
