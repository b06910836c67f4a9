/**
 * Answers as a PostgreSQL does while it starts, for tests of who waits for it. Each start takes the next line of
 * the file `plan` in its folder: `ends: <its complaint>`, `recovers` (until there is a file `recovered`) or
 * `accepts`. What was started is noted in the file `starts`.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

const [next = 'accepts', ...rest] = readFileSync('plan', 'utf8').split('\n').filter(Boolean);
writeFileSync('plan', rest.join('\n'));
appendFileSync('starts', `${process.pid} ${next}\n`);
if (next.startsWith('ends: ')) {
  process.stderr.write(`${next.slice('ends: '.length)}\n`);
  process.exit(1);
}

const message = (kind, body) => {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const starting = message(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0'),
);
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);

createServer((socket) => {
  socket.on('error', () => undefined);
  socket.once('data', () => {
    const isRecovering = next === 'recovers' && !existsSync('recovered');
    if (isRecovering) socket.end(starting);
    else socket.write(welcome);
  });
}).listen(Number(process.argv[process.argv.indexOf('-p') + 1]), '127.0.0.1');
process.on('SIGINT', () => process.exit(0));
