/** What some work takes of a processor, in milliseconds: others may have it meanwhile, which the clock would count. */
export function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
