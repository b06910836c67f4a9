/** Runs all tasks, `most` at a time, in their order; resolves when the last one has ended. */
export async function runSideBySide(tasks, most = 2) {
  const waiting = [...tasks];
  const runOneAfterAnother = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  };
  await Promise.all(Array.from({ length: most }, runOneAfterAnother));
}
