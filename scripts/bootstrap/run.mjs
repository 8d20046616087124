import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { buildIsCurrent, ensureBuild } from './build.mjs';
import { commands } from './commands.mjs';
import { dependenciesAreCurrent, installDependencies } from './dependencies.mjs';
import { ensureGenerated, generatedIsCurrent } from './generated.mjs';
import { withLock } from './lock.mjs';
import { whenOrphaned } from './orphaned.mjs';
import { root, stateFolder } from './paths.mjs';
import { SetupError, say } from './progress.mjs';
import { ensureRuntime, pinnedNode, runtimeEnvironment, runtimeIsCurrent } from './runtime.mjs';

/** Sets up the checkout as far as the command needs, then runs the command in place of this process. */
export async function run(/** @type {readonly string[]} */ [name = '', ...args]) {
  const command = commands[name];
  if (!command) {
    say(`there is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
    process.exit(2);
  }
  try {
    const build = command.build === true;
    // Writes nothing when everything is ready, so that it also works on a read-only file system.
    if (!isSetUp(build)) await withLock(join(stateFolder, 'setup.lock'), () => setUp(build), tellWaiting);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exit(1);
  }
  become([join(root, command.script), ...(command.args ?? []), ...args]);
}

function isSetUp(/** @type {boolean} */ build) {
  return (
    dependenciesAreCurrent(root) &&
    runtimeIsCurrent(root) &&
    generatedIsCurrent(root) &&
    (!build || buildIsCurrent(root))
  );
}

async function setUp(/** @type {boolean} */ build) {
  if (!dependenciesAreCurrent(root)) await installDependencies(root);
  await ensureRuntime(root);
  await ensureGenerated(root);
  if (build) await ensureBuild(root);
}

function tellWaiting() {
  say('another command is setting this checkout up; waiting for it …');
}

/**
 * Replaces this process by the command where Node can (22.15 and later), so that signals, exit code and terminal are
 * the command's own. Otherwise, and under npm, whose shell may die silently, a child process runs the command, and this
 * one passes on signals and the exit code.
 */
function become(/** @type {string[]} */ argv) {
  const node = pinnedNode(root);
  const env = runtimeEnvironment(root);
  process.chdir(root);
  if (process.platform !== 'win32' && 'execve' in process && !process.env['npm_lifecycle_event']) {
    process.execve(node, [node, ...argv], /** @type {Record<string, string>} */ (env));
  }
  const child = spawn(node, argv, { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // In a terminal, the child already receives Ctrl-C; a second one would mean "stop at once".
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  whenOrphaned(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    say(`${node} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('close', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}
