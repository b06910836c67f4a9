/** An engine that does what it is asked to: hang, eat memory, or answer. */
import { serveEngine } from '../serve-engine.ts';

serveEngine<object, string, string>(
  async () => ({}),
  async (_engine, question) => {
    const eaten: Buffer[] = [];
    while (question === 'hang' || question === 'eat') {
      if (question === 'eat') eaten.push(Buffer.alloc(8 * 1024 * 1024, 1));
    }
    return `${question}!`;
  },
);
