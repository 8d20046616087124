// Loaded into each server under measurement: answers how much CPU time its process has used, in microseconds, and how many
// bytes it holds once what is unreachable has been collected.
process.on('message', (message) => {
  if (message === 'usage') {
    const { user, system } = process.cpuUsage();
    process.send?.({ usage: user + system });
  }
  if (message === 'memory') {
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send?.({ memory: { held: heapUsed + external, resident: rss } });
  }
});
