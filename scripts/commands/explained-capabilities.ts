import { listGateCapabilities } from '#engine/capabilities/gate.ts';
import { isJsonObject } from '#engine/site/json.ts';
import type { Site } from '#engine/site/site.ts';
import { appendPointerStep, splitPointer } from '#engine/validation/json-pointer.ts';
import type { Gate } from '#schemas/generated/config/types.gen.ts';
import { type DecidingDocumentPlace, locateDecidingDocumentPlace } from './explained-blocks.ts';
import type { CheckedProjectDocuments } from './project.ts';

/** Lists the capabilities in gates, whether each is on, and the document that decides it. */
export function explainCapabilitiesOfGate(
  project: CheckedProjectDocuments,
  site: Site,
  segment: string | null,
  gate: unknown,
) {
  const set = segment !== null && site.document('capabilities', segment) ? segment : site.config.defaultSegment;
  const merged = site.document('capabilities', set);
  const on = site.capabilities(segment);
  const names = isGate(gate) ? listGateCapabilities(gate).map(({ name }) => name) : [];
  return names.map((name): { readonly step: string; readonly decision: string } & DecidingDocumentPlace => ({
    step: 'capability',
    decision: `${name} is ${on.has(name) ? 'on' : 'off'}`,
    ...locateDecidingDocumentPlace(project, merged, appendPointerStep('/capabilities', name)),
  }));
}

/** Gates in valid documents match their schema; any other value is not a gate. */
function isGate(value: unknown): value is Gate {
  return typeof value === 'string' || (isJsonObject(value) && ('all' in value || 'any' in value || 'not' in value));
}

export function getJsonPointerValue(value: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce<unknown>((part, step) => (isJsonObject(part) ? part[step] : undefined), value);
}
