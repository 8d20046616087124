import { appendFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Preloaded before `main.ts`: kills the process at step `DIE_AT_STEP` of call `DIE_IN_CALL`, counting calls with an
 * idempotency key, or bank decisions with `DIE_IN=decision`. A step is just before a database write or commit, or just
 * after the commit and before the response. `STEP_LOG` names a file that gets a line per step.
 */
const WRITES = /^\s*(INSERT|UPDATE|DELETE|COMMIT)/;

/** The first query of a call with a key, and of a decision. */
const KEYED = 'SELECT call_id, request_hash, answer FROM idempotency_records';
const DECIDING = 'FROM deposits WHERE page_state = ?';

const begins = process.env['DIE_IN'] === 'decision' ? DECIDING : KEYED;

const wanted = Number(process.env['DIE_IN_CALL']);
const fatal = Number(process.env['DIE_AT_STEP']);
const log = process.env['STEP_LOG'];
let calls = 0;
let steps = 0;

function step(sql: string): void {
  if (calls !== wanted) return;
  steps += 1;
  if (log) appendFileSync(log, `${sql.trim().split(/\s/, 3).join(' ')}\n`);
  if (steps === fatal) process.kill(process.pid, 'SIGKILL');
}

const { prepare, exec } = DatabaseSync.prototype;

DatabaseSync.prototype.prepare = function (sql, ...rest) {
  if (sql.includes(begins)) calls += 1;
  if (WRITES.test(sql)) step(sql);
  return prepare.call(this, sql, ...rest);
};

DatabaseSync.prototype.exec = function (sql) {
  if (WRITES.test(sql)) step(sql);
  exec.call(this, sql);
  if (/^\s*COMMIT/.test(sql)) step('-- committed');
};
