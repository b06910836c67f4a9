import { Transform } from 'node:stream';

interface Pace {
  readonly windowMs: number;
  /** So much has to come within each window. */
  readonly bytes: number;
}

/** A kilobyte a second: what comes more slowly was not meant to arrive. */
export const defaultPace: Pace = { windowMs: 20_000, bytes: 20 * 1024 };

/** Passes everything on, and fails when the sender dawdles. Whoever reads slowly themselves is not hurried. */
export function minimumPace({ windowMs, bytes }: Pace, failure: () => Error): Transform {
  let came = 0;
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      came += chunk.length;
      done(null, chunk);
    },
    destroy(error, done) {
      clearInterval(looking);
      done(error);
    },
    flush(done) {
      clearInterval(looking);
      done();
    },
  });
  const looking = setInterval(() => {
    const isReaderSlow = passing.readableLength > 0 || passing.writableNeedDrain;
    if (came < bytes && !isReaderSlow) passing.destroy(failure());
    came = 0;
  }, windowMs).unref();
  return passing;
}
