import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyTemporaryTestProject } from '#engine/cms/testing/temporary-project.ts';
import { createDirectusEditorFinder, createFileEditorFinder } from './find-editors.ts';

const HOME = { site: 'harbour', kind: 'page', name: 'home' } as const;
const never = new AbortController().signal;

test('the editor of a committed file is the author of its last commit, of a changed one the user', async () => {
  const project = await createEmptyTemporaryTestProject();
  onTestFinished(project.close);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project.path, stdio: 'pipe' });
  const findEditor = createFileEditorFinder(project.path, 'kim');
  await project.write(HOME, { version: 1 });
  expect(await findEditor(HOME, never)).toBe('kim');
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=Ada King', '-c', 'user.email=ada@example.com', 'commit', '-qm', 'pages: home');
  expect(await findEditor(HOME, never)).toBe('Ada King');
  await project.write(HOME, { version: 1, path: '/start' });
  expect(await findEditor(HOME, never)).toBe('kim');
});

async function startCms(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

test.each([
  ['a name', { first_name: 'Ada', last_name: 'King', email: 'ada@example.com' }, 'Ada King'],
  ['an e-mail address only', { first_name: null, last_name: null, email: 'ada@example.com' }, 'ada@example.com'],
  ['nothing that the token may read', null, null],
])('the editor in Directus is the user of the last save, with %s', async (_, user, name) => {
  let requestQuery = new URLSearchParams();
  const url = await startCms(({ url: path = '', headers }, response) => {
    requestQuery = new URL(path, 'http://cms.test').searchParams;
    response
      .writeHead(headers.authorization === 'Bearer read' ? 200 : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: [{ user }] }));
  });
  expect(await createDirectusEditorFinder({ url, token: 'read' })(HOME, never)).toBe(name);
  expect(requestQuery.get('sort')).toBe('-id');
  expect(JSON.parse(requestQuery.get('filter') ?? '')).toMatchObject({
    collection: { _eq: 'pages' },
    item: { _eq: 'harbour:page:home' },
  });
});

test('the editor in Directus is unknown without the right to read the activity log, and the edit goes on', async () => {
  const url = await startCms((_, response) =>
    response.writeHead(403, { 'content-type': 'application/json' }).end('{"errors":[{"message":"Forbidden"}]}'),
  );
  expect(await createDirectusEditorFinder({ url, token: 'read' })(HOME, never)).toBeNull();
});
