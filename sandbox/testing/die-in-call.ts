import { appendFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Loaded before `main.ts`, it ends the process without a warning at one step of one call: `DIE_IN_CALL` counts the calls that
 * carry an idempotency key, or with `DIE_IN=decision` those by which a bank's page decides, `DIE_AT_STEP` the steps of that one. A step is just before a write to the database, the commit
 * included, or just after the commit, before anybody hears of it. `STEP_LOG` names a file that gets a line a step.
 */
const WRITES = /^\s*(INSERT|UPDATE|DELETE|COMMIT)/;

/** What a call with a key does first, and what a decision does. */
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
