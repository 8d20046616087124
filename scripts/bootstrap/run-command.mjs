import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ensureBuild, isBuildCurrent } from './build.mjs';
import { commands } from './commands.mjs';
import { areDependenciesCurrent, installDependencies } from './dependencies.mjs';
import { ensureGenerated, isGeneratedCurrent } from './generated.mjs';
import { runWithLock } from './lock.mjs';
import { onOrphaned } from './orphaned.mjs';
import { root, stateFolder } from './paths.mjs';
import { printProgress, SetupError } from './progress.mjs';
import { createRuntimeEnvironment, ensureRuntime, getPinnedNodePath, isRuntimeCurrent } from './runtime.mjs';

/** Sets up the checkout as far as the command needs, then runs the command in place of this process. */
export async function runCommand(/** @type {readonly string[]} */ [name = '', ...args]) {
  const command = commands[name];
  if (!command) {
    printProgress(`there is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
    process.exit(2);
  }
  try {
    const build = command.build === true;
    // Writes nothing when everything is ready, so that it also works on a read-only file system.
    if (!isSetUp(build)) await runWithLock(join(stateFolder, 'setup.lock'), () => setUp(build), tellWaiting);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    printProgress(error.message);
    process.exit(1);
  }
  become([join(root, command.script), ...(command.args ?? []), ...args]);
}

function isSetUp(/** @type {boolean} */ build) {
  return (
    areDependenciesCurrent(root) &&
    isRuntimeCurrent(root) &&
    isGeneratedCurrent(root) &&
    (!build || isBuildCurrent(root))
  );
}

async function setUp(/** @type {boolean} */ build) {
  if (!areDependenciesCurrent(root)) await installDependencies(root);
  await ensureRuntime(root);
  await ensureGenerated(root);
  if (build) await ensureBuild(root);
}

function tellWaiting() {
  printProgress('another command is setting this checkout up; waiting for it …');
}

/**
 * Replaces this process by the command where Node can (22.15 and later), so that signals, exit code and terminal are
 * the command's own. Otherwise, and under npm, whose shell may die silently, a child process runs the command, and this
 * one passes on signals and the exit code.
 */
function become(/** @type {string[]} */ argv) {
  const node = getPinnedNodePath(root);
  const env = createRuntimeEnvironment(root);
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
  onOrphaned(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    printProgress(`${node} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('close', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}
