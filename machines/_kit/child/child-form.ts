import type { SnapshotFrom } from 'xstate';
import type { FlowActor } from '#engine/flows/flow.ts';
import type { formMachine } from '../form/form.machine.ts';
import type { FormEvent } from '../form/form.types.ts';
import { type FormView, formView } from '../form/form.view.ts';
import { createChildFlowHandle, type ParentFlow } from './child-flow.ts';

type FormSnapshot = SnapshotFrom<typeof formMachine>;

/** The form that a larger flow shows at the moment; null while it shows none. */
export type ChildFormSnapshot = FormSnapshot | null;

export function childFormView(snapshot: ChildFormSnapshot): FormView | null {
  return snapshot && formView(snapshot);
}

/** A form that another machine invokes under `id`, as a flow of its own, so that a block reads and drives it. */
export function createChildFormHandle(parent: ParentFlow, id: string): FlowActor<ChildFormSnapshot, FormEvent> {
  return createChildFlowHandle<FormSnapshot, FormEvent>(parent, id);
}
