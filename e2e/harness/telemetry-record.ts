import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readDatabaseTexts } from '../../scripts/test/personal-data/database-values.ts';
import { listTexts } from '../../scripts/test/personal-data/personal-values.ts';
import { sendGetRequestToLocalPort } from './request.ts';

/** Environment variable with what a run that scans telemetry records, set for workers by the starting process. */
export const TELEMETRY_RECORD_VARIABLE = 'VITRINE_E2E_TELEMETRY';

/** Where a run records telemetry and the values that must not be in it. */
export interface TelemetryRecord {
  readonly folder: string;
  /** Collector of traces. */
  readonly collector: string;
}

export const VALUES_PREFIX = 'values-';
export const METRICS_PREFIX = 'metrics-';

/** The record of this run; null where telemetry is not scanned. */
export function readTelemetryRecord(): TelemetryRecord | null {
  const text = process.env[TELEMETRY_RECORD_VARIABLE];
  return text === undefined ? null : JSON.parse(text);
}

/** Settings with which a shop of a scanned run has telemetry. */
export function createTelemetryEnvironment(record: TelemetryRecord | null): Record<string, string> {
  return record ? { VITRINE_OTLP_URL: record.collector, VITRINE_TRACE_PERCENT: '100' } : {};
}

const recorded = new Set<string>();

/** Records values that belong to a visitor. */
export function recordPersonalValues(record: TelemetryRecord, values: Iterable<string>): void {
  const fresh = [...new Set(values)].filter((value) => !recorded.has(value));
  if (fresh.length === 0) return;
  for (const value of fresh) recorded.add(value);
  const lines = fresh.map((value) => `${JSON.stringify(value)}\n`).join('');
  appendFileSync(join(record.folder, `${VALUES_PREFIX}${process.pid}.jsonl`), lines);
}

/** Records what a browser sends: each text of a JSON body and each field of a form. */
export function recordSentValues(record: TelemetryRecord, body: string): void {
  const isJson = body.startsWith('{') || body.startsWith('[');
  recordPersonalValues(record, isJson ? listTexts(body) : new URLSearchParams(body).values());
}

/** Records the metrics of a shop and the texts in the database of its sandbox, before it is closed. */
export async function recordShopBeforeClose(
  record: TelemetryRecord,
  operatorsPort: number,
  database: string | null,
): Promise<void> {
  const answer = await sendGetRequestToLocalPort(operatorsPort, '/metrics').catch(() => null);
  if (answer) appendFileSync(join(record.folder, `${METRICS_PREFIX}${process.pid}.txt`), answer.body);
  if (database === null) return;
  const db = new DatabaseSync(database, { readOnly: true });
  recordPersonalValues(record, readDatabaseTexts(db));
  db.close();
}
