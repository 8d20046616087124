import type { ContractCall } from './transport.ts';

/** Name of a call's circuit: the API and the call group, such as `draws`. */
export function toCircuitName({ id, service }: Pick<ContractCall, 'id' | 'service'>): string {
  const [group = id] = id.split('.');
  return `${service}/${group}`;
}

/** A call under way; each is ended once. Abandoning counts as neither success nor failure. */
export interface CallOutcomeReporter {
  succeed(): void;
  fail(error: unknown): void;
  /** The call timed out: the circuit opens at once. */
  timeOut(error: unknown): void;
  abandon(): void;
}

export interface CircuitStatus {
  readonly circuit: string;
  readonly state: 'closed' | 'open';
  /** Consecutive failures, including calls that have waited too long. */
  readonly failures: number;
  /** Epoch milliseconds; null while closed. */
  readonly openSince: number | null;
  /** When it last closed again, in epoch milliseconds; null where it never did. */
  readonly closedAt: number | null;
  /** The failure that opened it last; null where it never opened. */
  readonly reason: string | null;
}

/** A circuit opened or closed. */
export interface CircuitChange extends CircuitStatus {
  /** Milliseconds that it was open, where it closed. */
  readonly openFor: number | null;
}

/** Circuit breakers for the calls of pages, one per API and call group. The answer to a write closes a circuit, but its failure opens none. */
export interface CircuitBreaker {
  /** Whether a page may make a call now. While a circuit is open, one call in each rest period may, as its probe. */
  admits(call: ContractCall): boolean;
  isOpen(call: ContractCall): boolean;
  /** Whether the API of a call has not answered since a call to it began at least `slowAfter` ago. */
  isSilent(call: ContractCall): boolean;
  /** Whether the API of a call has answered anything since a moment in epoch milliseconds. */
  hasAnsweredSince(call: ContractCall, moment: number): boolean;
  begin(call: ContractCall): CallOutcomeReporter;
  /** The failure that opened a circuit; null where there is none. */
  lastError(call: ContractCall): unknown;
  status(): readonly CircuitStatus[];
  reset(): void;
}

export interface CircuitLimits {
  /** The API that a call goes to; its service when left out. */
  readonly apiOf?: (call: ContractCall) => string;
  /** Consecutive failures that open a circuit. */
  readonly threshold?: number;
  /** Milliseconds between the probes of an open circuit. */
  readonly rest?: number;
  /** Milliseconds after which a call without an answer counts as failed. */
  readonly slowAfter?: number;
  /** Called when a circuit opens or closes. */
  readonly onChange?: (change: CircuitChange) => void;
}

/** State shared by the calls of a group, or by all calls of an API. */
interface Pending {
  /** When each open call began, oldest first. */
  readonly begun: Map<CallOutcomeReporter, number>;
  /** When the API last answered, in epoch milliseconds. */
  answeredAt: number;
}

interface Circuit extends Pending {
  readonly name: string;
  failures: number;
  openSince: number | null;
  nextProbe: number;
  lastError: unknown;
  closedAt: number | null;
  reason: string | null;
}

const THRESHOLD = 5;
const REST = 2_000;
const SLOW_AFTER = 800;

/** `now` is in epoch milliseconds. */
export function createCircuitBreaker(now: () => number, limits: CircuitLimits = {}): CircuitBreaker {
  const { threshold = THRESHOLD, rest = REST, slowAfter = SLOW_AFTER, apiOf = ({ service }) => service } = limits;
  const { onChange = () => undefined } = limits;
  const circuits = new Map<string, Circuit>();
  const apis = new Map<string, Pending>();

  function circuitFor(call: Pick<ContractCall, 'id' | 'service'>): Circuit {
    const name = toCircuitName(call);
    const known = circuits.get(name);
    if (known) return known;
    const made: Circuit = {
      name,
      begun: new Map(),
      answeredAt: 0,
      failures: 0,
      openSince: null,
      nextProbe: 0,
      lastError: null,
      closedAt: null,
      reason: null,
    };
    circuits.set(name, made);
    return made;
  }

  function apiFor(call: ContractCall): Pending {
    const name = apiOf(call);
    const known = apis.get(name) ?? { begun: new Map(), answeredAt: 0 };
    apis.set(name, known);
    return known;
  }

  function isSlow(begun: number, { answeredAt }: Pending): boolean {
    return now() - begun >= slowAfter && begun >= answeredAt;
  }

  function failuresOf(circuit: Circuit): number {
    let failures = circuit.failures;
    for (const begun of circuit.begun.values()) {
      if (failures >= threshold || !isSlow(begun, circuit)) break;
      failures += 1;
    }
    return failures;
  }

  function settle(circuit: Circuit): boolean {
    if (failuresOf(circuit) < threshold) {
      close(circuit);
      return false;
    }
    if (circuit.openSince === null) {
      circuit.openSince = now();
      circuit.nextProbe = now() + rest;
      // Calls still pending have no error yet.
      circuit.reason = circuit.failures > 0 ? messageOf(circuit.lastError) : `no answer for ${slowAfter} ms`;
      onChange({ ...statusOf(circuit), openFor: null });
    }
    return true;
  }

  function close(circuit: Circuit): void {
    if (circuit.openSince === null) return;
    const openFor = now() - circuit.openSince;
    circuit.openSince = null;
    circuit.closedAt = now();
    onChange({ ...statusOf(circuit), openFor });
  }

  function statusOf(circuit: Circuit): CircuitStatus {
    const { name, openSince, closedAt, reason } = circuit;
    const state = openSince === null ? 'closed' : 'open';
    return { circuit: name, state, failures: failuresOf(circuit), openSince, closedAt, reason };
  }

  return {
    admits(call) {
      const circuit = circuitFor(call);
      if (!settle(circuit)) return true;
      if (now() < circuit.nextProbe) return false;
      circuit.nextProbe = now() + rest;
      return true;
    },
    isOpen: (call) => settle(circuitFor(call)),
    isSilent(call) {
      const api = apiFor(call);
      for (const begun of api.begun.values()) if (isSlow(begun, api)) return true;
      return false;
    },
    hasAnsweredSince: (call, moment) => apiFor(call).answeredAt > moment,
    begin(call) {
      const circuit = circuitFor(call);
      const api = apiFor(call);
      const leave = () => [circuit, api].forEach(({ begun }) => begun.delete(pending));
      const fail = (error: unknown, failures: number) => {
        leave();
        circuit.failures = failures;
        circuit.lastError = error;
        // The circuit may have been dropped by a reset.
        if (circuits.get(circuit.name) === circuit) settle(circuit);
      };
      const pending: CallOutcomeReporter = {
        succeed() {
          leave();
          circuit.answeredAt = api.answeredAt = now();
          circuit.failures = 0;
          close(circuit);
        },
        fail: (error) => fail(error, circuit.failures + 1),
        timeOut: (error) => fail(error, Math.max(circuit.failures + 1, threshold)),
        abandon: leave,
      };
      // Writes may be slow or fail for their own reasons, so only reads open a circuit.
      if (call.method !== 'GET') return { ...pending, fail: leave, timeOut: leave };
      circuit.begun.set(pending, now());
      api.begun.set(pending, now());
      return pending;
    },
    lastError: (call) => circuitFor(call).lastError,
    status: () =>
      [...circuits.values()].map((circuit) => {
        settle(circuit);
        return statusOf(circuit);
      }),
    reset() {
      for (const circuit of circuits.values()) close(circuit);
      circuits.clear();
      apis.clear();
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
