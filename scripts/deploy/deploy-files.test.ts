import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { validate } from 'dockerfile-utils';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { BUILT_EXTENSIONS, EXTENSION_FOLDER } from '../cms/extension-folder.ts';
import { SETTINGS } from '../settings/all-settings.ts';
import { TOPOLOGY_SERVICES } from '../topology/topology-services.ts';
import { findManifestProblems, parseKubernetesManifests } from './kubernetes-manifests.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8');

const compose = parse(read('compose.yaml'), { merge: true });
const manifests = ['vitrine.yaml', 'edge.yaml'].flatMap((file) => parseKubernetesManifests(read(`kubernetes/${file}`)));

function findManifest(kind: string, name: string) {
  const found = manifests.find((one) => one.kind === kind && Object(one['metadata']).name === name);
  if (!found) throw new Error(`there is no ${kind} ${name}`);
  return Object(found);
}

/** Names of settings, also of their files, that the engine doesn't have. */
function findUnknownSettings(names: readonly string[]): readonly string[] {
  const known = new Set(Object.keys(SETTINGS).flatMap((name) => [name, `${name}_FILE`]));
  return names.filter((name) => name.startsWith('VITRINE_') && !known.has(name));
}

test('the Containerfile has no fault, and its linter finds one that is put in', () => {
  const text = read('Containerfile');
  expect(validate(text)).toEqual([]);
  expect(validate(text.replace('--interval', '--intervall')).map(({ message }) => message)).toEqual([
    'Unknown flag: intervall',
  ]);
});

test('the container runs the artefact without a shell, as a user without rights', () => {
  const text = read('Containerfile');
  const last = text.slice(text.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER 65532:65532$/m);
  expect(last).toMatch(/^ENTRYPOINT \["node"/m);
  expect(last).not.toMatch(/^RUN /m);
});

test('the compose file has the form that its schema describes, and a misspelled key is refused', () => {
  const isValid = new Ajv({ allErrors: true, strictTuples: false }).compile(JSON.parse(read('compose.schema.json')));
  expect([isValid(compose), isValid.errors]).toEqual([true, null]);
  expect(isValid({ ...compose, services: { ...compose.services, edge: { ...compose.services.edge, port: [] } } })).toBe(
    false,
  );
});

test('the compose file has the services that "npm run topology" starts as processes', () => {
  expect(Object.keys(compose.services).toSorted()).toEqual(TOPOLOGY_SERVICES.toSorted());
});

test('Directus of the compose file has our extension directly in its folder of extensions', () => {
  expect(compose.services.directus.volumes).toEqual([
    `../${BUILT_EXTENSIONS}/${EXTENSION_FOLDER}:/directus/extensions/${EXTENSION_FOLDER}:ro`,
  ]);
});

test('the compose file defines every service, network and secret that its services refer to', () => {
  const services: Readonly<Record<string, Readonly<Record<string, unknown>>>> = compose.services;
  const missing = Object.entries(services).flatMap(([name, service]) => [
    ...Object.keys(Object(service['depends_on'])).flatMap((other) => (other in services ? [] : [`${name}: ${other}`])),
    ...['networks', 'secrets'].flatMap((field) =>
      Object.values<string>(Object(service[field])).flatMap((one) =>
        one in compose[field] ? [] : [`${name}: ${one}`],
      ),
    ),
  ]);
  expect(missing).toEqual([]);
  expect(Object.keys(services).toSorted()).toEqual([
    'directus',
    'edge',
    'node-1',
    'node-2',
    'postgres',
    'redis',
    'store',
  ]);
});

test('the manifests have the types of the Kubernetes API, and a misspelled field is found', () => {
  expect(findManifestProblems(root, manifests)).toEqual([]);
  const deployment = findManifest('Deployment', 'vitrine');
  const problems = findManifestProblems(root, [{ ...deployment, spec: { ...deployment.spec, replica: 3 } }]);
  expect(problems).toEqual([expect.stringMatching(/^Deployment_0: .*"replica"' does not exist/)]);
});

test('the manifests have probes, a disruption budget, an autoscaler and a network policy for the nodes', () => {
  const [container] = findManifest('Deployment', 'vitrine').spec.template.spec.containers;
  expect([
    container.startupProbe.httpGet.path,
    container.readinessProbe.httpGet.path,
    container.livenessProbe.httpGet.path,
  ]).toEqual(['/readyz', '/readyz', '/livez']);
  const nodes = { matchLabels: { app: 'vitrine' } };
  expect(findManifest('PodDisruptionBudget', 'vitrine').spec.selector).toEqual(nodes);
  expect(findManifest('HorizontalPodAutoscaler', 'vitrine').spec.scaleTargetRef.name).toBe('vitrine');
  expect(findManifest('NetworkPolicy', 'vitrine').spec.podSelector).toEqual(nodes);
});

test('a node has longer to stop than its delay and the requests under way', () => {
  const delay = Number(findManifest('ConfigMap', 'vitrine-settings').data.VITRINE_SHUTDOWN_DELAY);
  const grace = findManifest('Deployment', 'vitrine').spec.template.spec.terminationGracePeriodSeconds;
  expect(grace * 1000).toBeGreaterThan(delay + 30_000);
});

test('every setting in the files for deployment is one of the engine', () => {
  const unit = [...read('systemd/vitrine.service').matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name);
  const image = [...read('Containerfile').matchAll(/\b(VITRINE_\w+)=/g)].map(([, name = '']) => name);
  const names = [
    ...unit,
    ...image,
    ...Object.keys(compose.services['node-1'].environment),
    ...Object.keys(findManifest('ConfigMap', 'vitrine-settings').data),
  ];
  expect(names.length).toBeGreaterThan(20);
  expect(findUnknownSettings(names)).toEqual([]);
});

test('systemd accepts the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const verify = (text: string) => {
    const file = join(folder, 'vitrine.service');
    // The program has to exist on the machine that verifies.
    writeFileSync(file, text.replace('/opt/vitrine/bin/vitrine', '/bin/true'));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    return { status, stderr };
  };
  cpSync(join(root, 'deploy/systemd'), folder, { recursive: true });
  const unit = read('systemd/vitrine.service');
  expect(verify(unit)).toEqual({ status: 0, stderr: '' });
  expect(verify(unit.replace('KillMode=', 'KilMode=')).stderr).toMatch(/KilMode/);
});
