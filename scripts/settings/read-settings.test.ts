import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './read-settings.ts';

const STRONG = 'kq3Vw8ZrT1nYx6Bc0LmE4hUs9JdPfA2g';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

test('readSettings returns defaults for variables that are not set or empty, except for secrets', () => {
  expect(readSettings({ VITRINE_API_URL: '', VITRINE_API_TIMEOUT: '' })).toMatchObject({
    values: { PORT: 3000, VITRINE_DATA: '.vitrine', VITRINE_CMS: 'files', VITRINE_API_URL: null, VITRINE_NODES: 1 },
    warnings: [],
  });
});

describe('readSettings refuses a secret that is', () => {
  const NEW = 'Set it to a new one, such as `openssl rand -base64 32` prints.';
  test.each([
    ['empty', '', `is empty, so that anybody could sign with it. ${NEW}`],
    ['short', STRONG.slice(1), `has 31 characters; it needs 32 or more. ${NEW}`],
    ['monotonous', 'ab2ab1ab2ab3ab1ab3ab2ab2ab1ab3ab', `has 5 different characters; it needs 8 or more. ${NEW}`],
    ['padded', `${STRONG}\n`, `begins or ends with white space. ${NEW}`],
    ['example words', 'change-me-to-a-long-random-secret-text', `is an example that anybody can guess. ${NEW}`],
    [
      'an example that repeats',
      'correcthorse-correcthorse-correcthorse',
      `is an example that anybody can guess. ${NEW}`,
    ],
    ['the digits in a row', '0123456789abcdef0123456789abcdefXY', `is an example that anybody can guess. ${NEW}`],
  ])('too weak or a known example: %s', (_, secret, why) => {
    for (const name of ['VITRINE_LINK_SECRET', 'VITRINE_OPERATOR_TOKEN', 'VITRINE_CMS_WEBHOOK_SECRET']) {
      expect(problemsOf({ [name]: secret })).toEqual([`${name} ${why}`]);
    }
  });

  test('the same as another', () => {
    expect(problemsOf({ VITRINE_LINK_SECRET: STRONG, VITRINE_SESSION_SECRET: STRONG })).toEqual([
      'VITRINE_SESSION_SECRET is the same as VITRINE_LINK_SECRET. Give each a value of its own.',
    ]);
  });
});

test('readSettings explains how to replace a session secret that is too short without signing customers out', () => {
  expect(problemsOf({ VITRINE_SESSION_SECRET: 'nVb3kQz8TrW1xY6cP0Ls' })).toEqual([
    'VITRINE_SESSION_SECRET has 20 characters; it needs 32 or more. To change it without signing anybody out, set ' +
      'VITRINE_SESSION_SECRET_PREVIOUS to it, and VITRINE_SESSION_SECRET to a new one, such as `openssl rand -base64 32` prints.',
  ]);
  const rotated = { VITRINE_SESSION_SECRET: STRONG, VITRINE_SESSION_SECRET_PREVIOUS: 'nVb3kQz8TrW1xY6cP0Ls' };
  expect(readSettings(rotated).values).toMatchObject(rotated);
});

describe('readSettings refuses settings with a wrong format:', () => {
  test.each([
    ['PORT', '70000', 'is "70000"; set it to a whole number from 1 to 65500.'],
    ['VITRINE_API_TIMEOUT', '10s', 'is "10s"; set it to a whole number from 1 to 999999.'],
    ['VITRINE_NODES', '0', 'is "0"; set it to a whole number from 1 to 10000.'],
    ['VITRINE_CMS', 'Directus', 'is "Directus"; set it to "files" or "directus" or "release".'],
    ['VITRINE_API_URL', 'api.example', 'is "api.example"; set it to a URL such as `https://api.example`.'],
    ['VITRINE_PAY_ORIGIN', 'https://pay.example/x', 'is "https://pay.example/x"; set it to an origin'],
    ['VITRINE_CMS_EDITORS', 'ftp://cms.example', 'is "ftp://cms.example"; set it to an origin'],
    ['VITRINE_TRUSTED_PROXIES', '10.0.0.0/99', 'is invalid: "10.0.0.0/99" is not an address or range'],
    ['VITRINE_API_ACCOUNTS', '{', 'is invalid: the commerce accounts are not JSON. Set it to'],
    ['VITRINE_ERROR_DSN', 'https://errors.example/7', 'is invalid: the address of the error service is not a DSN'],
    ['VITRINE_CMS_TOKEN', '', 'is empty.'],
  ])('%s=%s', (name, value, why) => {
    const [problem, ...more] = problemsOf({ [name]: value });
    expect([problem?.startsWith(`${name} ${why}`) || problem, more]).toEqual([true, []]);
  });

  test('all wrong ones are reported at once', () => {
    expect(problemsOf({ PORT: 'x', VITRINE_LINK_SECRET: '', VITRINE_NODES: '-1' })).toHaveLength(3);
  });

  test('Directus as the CMS without its address and token', () => {
    expect(problemsOf({ VITRINE_CMS: 'directus' }).map((problem) => problem.split(':', 1)[0])).toEqual([
      'VITRINE_CMS_URL is missing',
      'VITRINE_CMS_TOKEN is missing',
    ]);
  });
});

test('readSettings refuses one of the two keys of an object store without the other', () => {
  const problem = 'VITRINE_STORE_SECRET_KEY is missing: VITRINE_STORE_ACCESS_KEY is set.';
  expect(problemsOf({ VITRINE_STORE_ACCESS_KEY: 'key' })).toEqual([expect.stringContaining(problem)]);
  expect(problemsOf({ VITRINE_STORE_ACCESS_KEY: 'key', VITRINE_STORE_SECRET_KEY: 'secret' })).toEqual([]);
  expect(problemsOf({ VITRINE_STORE: 's3://shops' })).toEqual([
    expect.stringContaining('VITRINE_STORE is invalid: it needs "?region=…"'),
  ]);
});

test('readSettings requires VITRINE_STORE when the documents come from a release', () => {
  expect(problemsOf({ VITRINE_CMS: 'release' })).toEqual([
    'VITRINE_STORE is missing: VITRINE_CMS is "release". Set it to the store that holds the releases.',
  ]);
  expect(problemsOf({ VITRINE_CMS: 'release', VITRINE_STORE: 'file:///srv/shared' })).toEqual([]);
});

describe('readSettings refuses the origin of a studio', () => {
  const VITRINE_STUDIO_ORIGIN = 'https://studio.example';
  const directus = { VITRINE_CMS: 'directus', VITRINE_CMS_URL: 'http://10.0.0.2:8055', VITRINE_CMS_TOKEN: STRONG };

  test('over files, which can be written on this machine alone', () => {
    expect(problemsOf({ VITRINE_STUDIO_ORIGIN })).toEqual([
      'VITRINE_STUDIO_ORIGIN is set: over files the studio opens on this machine alone. Remove it.',
    ]);
  });

  test('inside a CMS without the secret of its tickets', () => {
    expect(problemsOf({ ...directus, VITRINE_STUDIO_ORIGIN })).toEqual([
      'VITRINE_STUDIO_TICKET_SECRET is missing: VITRINE_STUDIO_ORIGIN is set. Set it to the secret of the CMS.',
    ]);
    const VITRINE_STUDIO_TICKET_SECRET = STRONG.toUpperCase();
    expect(problemsOf({ ...directus, VITRINE_STUDIO_ORIGIN, VITRINE_STUDIO_TICKET_SECRET })).toEqual([]);
  });

  test('with a path', () => {
    const [problem] = problemsOf({ VITRINE_STUDIO_ORIGIN: `${VITRINE_STUDIO_ORIGIN}/studio` });
    expect(problem).toMatch(/^VITRINE_STUDIO_ORIGIN is "https:\/\/studio\.example\/studio"; set it to an origin/);
  });
});

test('readSettings never prints the value of a refused secret', () => {
  const secrets = {
    VITRINE_LINK_SECRET: 'hunter-2-short',
    VITRINE_API_ACCOUNTS: '{"harbour": {"appKey": "hunter-2"}}',
    VITRINE_ERROR_DSN: 'hunter-2',
  };
  expect(problemsOf(secrets)).toHaveLength(3);
  expect(problemsOf(secrets).join()).not.toContain('hunter');
});

describe('a variable whose name begins with VITRINE_', () => {
  test('that is not a setting is refused, with a suggestion', () => {
    expect(problemsOf({ VITRINE_LNK_SECRET: STRONG, VITRINE_COFFEE_MACHINE: 'on', vitrine_data: 'x' })).toEqual([
      'VITRINE_LNK_SECRET is not a setting. Did you mean VITRINE_LINK_SECRET?',
      'VITRINE_COFFEE_MACHINE is not a setting. Remove it; docs/operator.md lists all settings.',
      'vitrine_data is not a setting. Did you mean VITRINE_DATA?',
    ]);
  });

  test('that Kubernetes or the test runner sets is accepted without a warning', () => {
    const others = {
      VITRINE_SERVICE_HOST: '10.0.0.1',
      VITRINE_SERVICE_PORT_HTTP: '80',
      VITRINE_PORT: 'tcp://10.0.0.1:80',
      VITRINE_PORT_80_TCP_ADDR: '10.0.0.1',
      VITRINE_PROOFS: '/tmp/x',
      VITRINE_E2E_SEEDED_AT: '1',
    };
    expect(readSettings(others).warnings).toEqual([]);
  });

  test('named VITRINE_PORT with a port number causes a warning', () => {
    expect(readSettings({ VITRINE_PORT: '8080' }).warnings).toEqual(['VITRINE_PORT is not read. Set PORT instead.']);
  });

  test('that was renamed is read under its former name, with a warning', () => {
    const { values, warnings } = readSettings(
      { VITRINE_FOLDER: '/data' },
      new Map([['VITRINE_FOLDER', 'VITRINE_DATA']]),
    );
    expect([values.VITRINE_DATA, warnings]).toEqual([
      '/data',
      ['VITRINE_FOLDER is now called VITRINE_DATA. Rename it: a later version will not read it.'],
    ]);
  });
});

/** Starts the server, which is expected to refuse its settings: exit code and lines of the error stream. */
async function refusedStart(environment: Record<string, string>): Promise<unknown> {
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, ...environment, PORT: '0' },
  });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return [code, stderr.split('\n')];
}

test('the server exits with code 2 for invalid settings and explains how to fix each', async () => {
  expect(await refusedStart({ VITRINE_LINK_SECRET: '', VITRINE_SESION_SECRET: STRONG })).toEqual([
    2,
    [
      'The settings are invalid:',
      '  VITRINE_SESION_SECRET is not a setting. Did you mean VITRINE_SESSION_SECRET?',
      '  PORT is "0"; set it to a whole number from 1 to 65500.',
      '  VITRINE_LINK_SECRET is empty, so that anybody could sign with it. Set it to a new one, such as `openssl rand -base64 32` prints.',
      '',
    ],
  ]);
});

test('the server refuses to start with an example secret, or with the previous session secret as the current one', async () => {
  const environment = {
    VITRINE_OPERATOR_TOKEN: 'change-me-to-a-long-random-secret-text',
    VITRINE_SESSION_SECRET: STRONG,
    VITRINE_SESSION_SECRET_PREVIOUS: STRONG,
  };
  expect(await refusedStart(environment)).toEqual([
    2,
    [
      'The settings are invalid:',
      '  PORT is "0"; set it to a whole number from 1 to 65500.',
      '  VITRINE_OPERATOR_TOKEN is an example that anybody can guess. Set it to a new one, such as `openssl rand -base64 32` prints.',
      '  VITRINE_SESSION_SECRET_PREVIOUS is the same as VITRINE_SESSION_SECRET. Give each a value of its own.',
      '',
    ],
  ]);
});
