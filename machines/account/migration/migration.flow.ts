import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { ChildFormSnapshot } from '../../_kit/child/child-form.ts';
import type { FormEvent } from '../../_kit/form/form.types.ts';
import type { createMigrationMachine } from './migration.machine.ts';
import type { MigrationEvent } from './migration.types.ts';

export type MigrationMachine = ReturnType<typeof createMigrationMachine>;

/** Moving an account. It goes on across pages. */
export const migrationFlow: FlowRef<SnapshotFrom<MigrationMachine>, MigrationEvent> = { id: 'migration', scope: 'app' };

/** The agreement to the terms that it begins with. */
export const migrationTermsFormFlow: FlowRef<ChildFormSnapshot, FormEvent> = { id: 'migration.terms', scope: 'app' };
