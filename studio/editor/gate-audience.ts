import { isGateOpen, listGateCapabilities } from '#engine/capabilities/gate.ts';
import type { Gate } from '#schemas/generated/config/types.gen.ts';
import type { StudioSiteEntry } from '../api-types.ts';
import { formatChoice } from './field-words.ts';
import { formatConditionAsGate, parseGate } from './gate.ts';
import { gateFieldMessages } from './gate-field.messages.gen.ts';

export type GateSite = Pick<StudioSiteEntry, 'segments' | 'capabilities'>;

/** People whom no gate separates from each other. */
interface GateAudience {
  /** Null for anonymous visitors. */
  readonly segment: string | null;
  readonly capabilities: ReadonlySet<string>;
}

interface SegmentGate {
  readonly segment: string;
  readonly gate: Gate;
}

/** Strangers first, then the segments of the site. */
export function listGateAudiences({ segments, capabilities }: GateSite): readonly GateAudience[] {
  const usualCapabilities = capabilities.filter(({ isUsual }) => isUsual);
  return [
    { segment: null, capabilities: new Set(usualCapabilities.map(({ name }) => name)) },
    ...segments.map((segment) => {
      const own = capabilities.filter((capability) => capability.segments.includes(segment));
      return { segment, capabilities: new Set(own.map(({ name }) => name)) };
    }),
  ];
}

/** A gate for each segment that capabilities separate from anonymous visitors and all other segments. */
export function listSegmentGates(site: GateSite): readonly SegmentGate[] {
  const audiences = listGateAudiences(site);
  const names = site.capabilities.map(({ name }) => name);
  return audiences.flatMap((audience) => {
    const { segment } = audience;
    const others = audiences.filter((other) => other !== audience);
    const gate = segment === null ? null : findSmallestGate(audience, others, names);
    return segment === null || gate === null ? [] : [{ segment, gate }];
  });
}

/** Gates with more conditions are no good as a quick choice. */
const MOST_CONDITIONS = 3;

/** The gate with the fewest conditions that only one audience passes, preferring capabilities that it has; null for none. */
function findSmallestGate(
  audience: GateAudience,
  others: readonly GateAudience[],
  names: readonly string[],
): Gate | null {
  const has = names.filter((name) => audience.capabilities.has(name));
  const lacks = names.filter((name) => !audience.capabilities.has(name));
  // A conjunction is enough: of any gate that only the audience passes, the conditions that it meets form one.
  const conditions: readonly Gate[] = [...has, ...lacks.map((name) => ({ not: name }))];
  for (let count = 1; count <= MOST_CONDITIONS; count += 1) {
    const [first, ...more] = findConditions(others, conditions, count) ?? [];
    if (first !== undefined) return more.length === 0 ? first : { all: [first, ...more] };
  }
  return null;
}

/** Conditions that together are closed to all these audiences; null for none within the limit. */
function findConditions(
  audiences: readonly GateAudience[],
  conditions: readonly Gate[],
  limit: number,
): readonly Gate[] | null {
  const [first] = audiences;
  if (!first) return [];
  if (limit === 0) return null;
  for (const condition of conditions) {
    if (isGateOpen(condition, first.capabilities)) continue;
    const left = audiences.filter(({ capabilities }) => isGateOpen(condition, capabilities));
    const more = findConditions(left, conditions, limit - 1);
    if (more) return [condition, ...more];
  }
  return null;
}

interface SplitAudiences {
  readonly seenBy: readonly GateAudience[];
  readonly hiddenFrom: readonly GateAudience[];
}

/** Evaluates a gate for anonymous visitors and each segment. A malformed gate is closed. */
export function splitAudiences(gate: unknown, site: GateSite): SplitAudiences {
  const condition = parseGate(gate);
  const parsed = condition && formatConditionAsGate(condition);
  const isMissing = gate === undefined || gate === null;
  const isSeenBy = ({ capabilities }: GateAudience) =>
    isMissing || (parsed !== null && isGateOpen(parsed, capabilities));
  const audiences = listGateAudiences(site);
  return { seenBy: audiences.filter(isSeenBy), hiddenFrom: audiences.filter((audience) => !isSeenBy(audience)) };
}

/** `Seen by: anonymous visitors. Hidden from: Premium.` */
export function describeWhoSees(gate: unknown, site: GateSite): string {
  const { seenBy, hiddenFrom } = splitAudiences(gate, site);
  if (hiddenFrom.length === 0) return gateFieldMessages.seenByAll();
  if (seenBy.length === 0) return gateFieldMessages.seenByNone();
  return gateFieldMessages.seenBy({ seen: listInWords(seenBy), hidden: listInWords(hiddenFrom) });
}

/** A capability as the choices of a gate show it. */
export interface CapabilityOption {
  readonly name: string;
  readonly label: string;
  /** Who has it. */
  readonly help: string;
}

/** Capabilities of the site by label, and those that only the gate names. */
export function listCapabilityOptions(gate: unknown, site: GateSite): readonly CapabilityOption[] {
  const condition = parseGate(gate);
  const named = condition ? listGateCapabilities(formatConditionAsGate(condition)).map(({ name }) => name) : [];
  const known = new Set(site.capabilities.map(({ name }) => name));
  const unknown = [...new Set(named)].filter((name) => !known.has(name));
  return [
    ...[...known].map((name) => ({ name, label: formatChoice(name), help: describeWhoHas(name, site) })),
    ...unknown.map((name) => ({ name, label: formatChoice(name), help: gateFieldMessages.unknown() })),
  ].toSorted((one, other) => one.label.localeCompare(other.label));
}

function describeWhoHas(name: string, site: GateSite): string {
  const { seenBy, hiddenFrom } = splitAudiences(name, site);
  if (hiddenFrom.length === 0) return gateFieldMessages.hadByAll();
  return seenBy.length === 0
    ? gateFieldMessages.hadByNone()
    : gateFieldMessages.hadBy({ audience: listInWords(seenBy) });
}

function listInWords(audiences: readonly GateAudience[]): string {
  return audiences
    .map(({ segment }) => (segment === null ? gateFieldMessages.anonymousVisitors() : formatChoice(segment)))
    .join(', ');
}
