import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { openDevTools } from './devtools-pipe.ts';

it('sends a file as a part of a message, with nothing between its pieces', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'devtools-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'file');
  const content = Buffer.alloc(200_000, 'abc');
  await writeFile(path, content);
  const [input, output] = [new PassThrough(), new PassThrough()];
  const stdio = [null, null, null, input, output];
  const child = Object.assign(new EventEmitter(), { stdio, exitCode: null });
  const browser = openDevTools(child as unknown as ChildProcess);
  const asked = browser.sendFile('Fetch.fulfillRequest', { requestId: 'r1' }, path, 's1');
  const other = browser.send('Page.enable');
  let text = '';
  for await (const chunk of input) {
    text += chunk;
    if (text.split('\0').length > 2) break;
  }
  const [first = '', second = ''] = text.split('\0');
  const { id, params, ...rest } = JSON.parse(first);
  expect(rest).toEqual({ method: 'Fetch.fulfillRequest', sessionId: 's1' });
  expect(params.requestId).toBe('r1');
  expect(Buffer.from(params.body, 'base64').equals(content)).toBe(true);
  expect(JSON.parse(second).method).toBe('Page.enable');
  output.write(`${JSON.stringify({ id, result: { done: true } })}\0`);
  output.write(`${JSON.stringify({ id: JSON.parse(second).id, result: {} })}\0`);
  expect(await asked).toEqual({ done: true });
  expect(await other).toEqual({});
});
