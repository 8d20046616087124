import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { customerGet } from '#schemas/generated/api/customer.wire-calls.gen.ts';
import { migrationMigrate } from '#schemas/generated/api/migration.wire-calls.gen.ts';
import { logInAsDemoCustomer, toSignedInTestCustomer } from '../../testing/sign-in.ts';
import { type SignedInTestCustomer, TestSandbox, type TestSiteKey } from '../../testing/test-sandbox.ts';
import { accountMigrationMessages } from '../migration/account-migration.messages.gen.ts';

let sandbox: TestSandbox;
let as: SignedInTestCustomer;

beforeEach(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterEach(async () => {
  await sandbox.close();
});

function later(milliseconds: number): void {
  sandbox.moveTo(new Date(sandbox.shop.clock() + milliseconds).toISOString());
}

async function begin(key: string, site: TestSiteKey = 'harbour'): Promise<void> {
  as = toSignedInTestCustomer(sandbox, await logInAsDemoCustomer(sandbox, key, { site }));
}

async function migrate() {
  const { status, json } = await sandbox.fetch(migrationMigrate, { as, body: { terms_accepted: true } });
  return [status, json];
}

const migrationStatus = async () => (await sandbox.send(customerGet, { as })).result.migration_status;

const UNDER_WAY = [202, ''];
const MIGRATED = [200, ''];

describe('POST /migration/migrate', () => {
  test('answers 202 while the account moves, and 200 within the five tries of a client', async () => {
    await begin('gus');
    expect(await migrationStatus()).toBe('eligible_soft');
    const answers = [await migrate()];
    expect(await migrationStatus()).toBe('in_progress');
    for (let tries = 0; tries < 2; tries += 1) {
      later(3000);
      answers.push(await migrate());
    }
    expect(answers).toEqual([UNDER_WAY, UNDER_WAY, MIGRATED]);
    expect([await migrationStatus(), await migrate()]).toEqual(['migrated', MIGRATED]);
  });

  test('needs one request, after which the account is migrated in five seconds without further ones', async () => {
    await begin('gus');
    await migrate();
    later(4999);
    expect(await migrationStatus()).toBe('in_progress');
    later(1);
    expect(await migrationStatus()).toBe('migrated');
  });

  test('fails once for the demo customer Gus of Lantern, who can then retry', async () => {
    await begin('gus', 'lantern');
    expect(await migrate()).toEqual(UNDER_WAY);
    later(3000);
    expect(await migrate()).toEqual(UNDER_WAY);
    later(3000);
    expect(await migrate()).toEqual([
      409,
      {
        code: 'migration_failed',
        errors: [{ code: 'migration_failed', message: accountMigrationMessages.moveFailed() }],
        result: null,
      },
    ]);
    expect(await migrationStatus()).toBe('eligible_soft');
    expect(await migrate()).toEqual(UNDER_WAY);
    later(6000);
    expect(await migrate()).toEqual(MIGRATED);
  });

  test('is refused for an account that is not eligible', async () => {
    await begin('ivo');
    expect(await migrate()).toEqual([409, expect.objectContaining({ code: 'migration_not_eligible' })]);
  });

  test.each([
    [{ terms_accepted: false }, 'terms_required', 'You must agree to the terms and conditions to proceed.'],
    [{}, 'required', 'This field is required'],
    [{ terms_accepted: 'yes' }, 'invalid', 'terms_accepted: must be boolean'],
  ])('refuses the body %j with %s and does not start the migration', async (body, code, message) => {
    await begin('gus');
    const { status, json } = await sandbox.fetch(migrationMigrate, { as, body, breaks: 'sometimes' });
    const errors = [{ code, message, target: 'terms_accepted' }];
    expect([status, json]).toEqual([422, { code, errors, result: null }]);
    expect(await migrationStatus()).toBe('eligible_soft');
  });
});
