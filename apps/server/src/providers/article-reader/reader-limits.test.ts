import { expect, it, onTestFinished } from 'vitest';
import { createArticleReader, readerLimits } from './create-article-reader.ts';

const small = {
  name: 'small.html',
  bytes: Buffer.from(
    `<html><title>Songs of whales</title><body><p>${'Whales sing in the dark. '.repeat(20)}</p></body></html>`,
  ),
};

function open(limits: Partial<typeof readerLimits>) {
  const reader = createArticleReader({ ...readerLimits, threads: 1, ...limits });
  onTestFinished(() => reader.close());
  return reader;
}

/** How often this thread came to do something else until the work ended. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  work.then(done, done);
  while (!isDone) {
    turns += 1;
    // A moment between: this thread must not take the processor from the one that reads.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return turns;
}

const tooHard = {
  code: 'article-too-hard',
  message:
    'Reading this took too long, so we gave up. Please copy the part you need and paste it here.',
};

it('gives a page up that takes more memory than a thread has; everybody else is answered meanwhile, and the next page is read', async () => {
  const reader = open({ memoryMegabytes: 48 });
  // Letters of two bytes: its text alone takes twice its size, and reading it several times that.
  const huge = Buffer.from(`<p>я${'<b>word</b> '.repeat(1_600_000)}</p>`);
  const reading = reader.readFile({ name: 'huge.html', bytes: huge });
  expect(await turnsDuring(reading)).toBeGreaterThan(10);
  await expect(reading).rejects.toMatchObject(tooHard);
  expect(await reader.readFile(small)).toMatchObject({ article: { title: 'Songs of whales' } });
});

it('gives a page up that takes longer than anybody waits', async () => {
  // Shorter than a thread takes to begin.
  const reader = open({ timeoutMs: 1 });
  await expect(reader.readFile(small)).rejects.toMatchObject(tooHard);
});
