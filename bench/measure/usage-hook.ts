import type { ServerMemory } from './measured-server.ts';

// Loaded into each measured server: reports its CPU time in microseconds, and its memory in bytes after a garbage
// collection.
process.on('message', (message) => {
  if (message === 'usage') {
    const { user, system } = process.cpuUsage();
    process.send?.({ usage: user + system });
  }
  if (message === 'memory') {
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    const peak = process.resourceUsage().maxRSS * 1024;
    const memory: ServerMemory = { heapUsed: heapUsed + external, resident: rss, peak };
    process.send?.({ memory });
  }
});
