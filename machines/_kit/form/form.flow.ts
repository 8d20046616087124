import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { FormName } from '#schemas/generated/forms/descriptions.gen.ts';
import type { formMachine } from './form.machine.ts';
import type { FormEvent } from './form.types.ts';

/** A form that is on a page by itself. It lives as long as the page. */
export type FormFlowRef = FlowRef<SnapshotFrom<typeof formMachine>, FormEvent>;

const flows = new Map<FormName, FormFlowRef>();

/**
 * Where a block finds the machine of a form. The composition root registers under its id the form alone, or the part of
 * a larger flow that is this form.
 */
export function getFormFlow(name: FormName): FormFlowRef {
  const flow = flows.get(name) ?? { id: getFormFlowId(name), scope: 'page' };
  flows.set(name, flow);
  return flow;
}

export function getFormFlowId(name: FormName): string {
  return `form.${name}`;
}
