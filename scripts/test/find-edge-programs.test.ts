import { expect, test } from 'vitest';
import type { BrowserLookupDependencies } from './find-chromium.ts';
import { findEdgeProgram } from './find-edge-programs.ts';

/** A machine with these programs, and with `installed` once a package is installed. */
function machineWith(
  programs: readonly string[],
  environment: BrowserLookupDependencies['environment'] = { PATH: '/usr/bin' },
  installed: readonly string[] = [],
) {
  const present = new Set(programs);
  const packages: string[] = [];
  const machine: BrowserLookupDependencies = {
    environment,
    isExecutable: (path) => present.has(path),
    installPackage: (name) => {
      packages.push(name);
      for (const path of installed) present.add(path);
      return installed.length > 0;
    },
  };
  return { machine, packages };
}

test('findEdgeProgram finds a program by its variable, on PATH and in /usr/sbin', () => {
  const own = machineWith(['/own/varnishd'], { VARNISHD: '/own/varnishd' });
  expect(findEdgeProgram('varnishd', own.machine)).toBe('/own/varnishd');
  expect(findEdgeProgram('varnishd', machineWith(['/usr/bin/varnishd']).machine)).toBe('/usr/bin/varnishd');
  expect(findEdgeProgram('nginx', machineWith(['/usr/sbin/nginx']).machine)).toBe('/usr/sbin/nginx');
});

test('findEdgeProgram installs Varnish with its modules when it is missing and packages can be installed', () => {
  const { machine, packages } = machineWith([], undefined, ['/usr/sbin/varnishd']);
  expect(findEdgeProgram('varnishd', machine)).toBe('/usr/sbin/varnishd');
  expect(packages).toEqual(['varnish', 'varnish-modules']);
});

test('findEdgeProgram throws an error that says how to install a missing program', () => {
  expect(() => findEdgeProgram('nginx', machineWith([]).machine)).toThrow(
    'The tests of the edge need nginx, which is not here. Install it (Debian: `apt-get install nginx-light`), or set NGINX to its path, then run the command again.',
  );
  expect(() => findEdgeProgram('nginx', machineWith([], { NGINX: '/no' }).machine)).toThrow(
    'NGINX is "/no", and there is no program at that path.',
  );
});
