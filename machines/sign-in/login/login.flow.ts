import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { ChildFormSnapshot } from '../../_kit/child/child-form.ts';
import type { FormEvent } from '../../_kit/form/form.types.ts';
import type { createLoginMachine } from './login.machine.ts';
import type { LoginEvent } from './login.types.ts';

export type LoginMachine = ReturnType<typeof createLoginMachine>;

/** The log-in flow of a page. */
export const loginFlow: FlowRef<SnapshotFrom<LoginMachine>, LoginEvent> = { id: 'login', scope: 'page' };

/** The forms of its steps: password, then code. */
export const loginPasswordFormFlow: FlowRef<ChildFormSnapshot, FormEvent> = { id: 'login.password', scope: 'page' };
export const loginCodeFormFlow: FlowRef<ChildFormSnapshot, FormEvent> = { id: 'login.code', scope: 'page' };
