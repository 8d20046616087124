import { type CpuInfo, cpus } from 'node:os';

/** Measures how busy the processors of this machine are from now on: the returned function gives 0 (idle) to 1. */
export function measureProcessorUse(read: () => readonly Pick<CpuInfo, 'times'>[] = cpus): () => number {
  const before = sumTimes(read());
  return () => {
    const after = sumTimes(read());
    const all = after.all - before.all;
    return all === 0 ? 0 : 1 - (after.idle - before.idle) / all;
  };
}

function sumTimes(processors: readonly Pick<CpuInfo, 'times'>[]): { readonly all: number; readonly idle: number } {
  const times = processors.flatMap((processor) => Object.values(processor.times));
  return {
    all: times.reduce((sum, time) => sum + time, 0),
    idle: processors.reduce((sum, processor) => sum + processor.times.idle, 0),
  };
}
