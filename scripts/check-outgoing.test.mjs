import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOutgoing } from './check-outgoing.mjs';

const find = (text, path = 'features/files/planted.ts') => findOutgoing([{ path, text }]);

describe('an outgoing request around the guarded fetch is found', () => {
  it.each([
    ['global fetch', "await fetch('http://a.b');"],
    ['fetch under another name', 'const get = fetch;'],
    ['fetch handed on', 'start({ fetch });'],
    ['fetch as a default', 'const call = ({ get = fetch }) => get();'],
    ['fetch spelled with an escape', "f\\u0065tch('http://a.b');"],
    ['fetch that is only declared', 'declare const fetch: (url: string) => void; fetch("x");'],
    ['globalThis.fetch', "globalThis.fetch('x');"],
    ['globalThis?.fetch', "globalThis?.fetch?.('x');"],
    ['globalThis["fetch"]', "globalThis['fetch']('x');"],
    ['a computed name on globalThis', "globalThis['fe' + 'tch']('x');"],
    ['globalThis in disguise', "(globalThis as unknown as Net).fetch('x');"],
    ['globalThis twice', "globalThis.globalThis.fetch('x');"],
    ['globalThis under another name', "const world = globalThis; world.fetch('x');"],
    ['fetch unpacked from globalThis', 'const { fetch: get } = globalThis;'],
    ['Reflect', "Reflect.get(globalThis, 'fetch');"],
    ['global.fetch', "global.fetch('x');"],
    ['window.fetch', "window.fetch('x');"],
    ['self.fetch', "self.fetch('x');"],
    ['XMLHttpRequest', 'new XMLHttpRequest();'],
    ['WebSocket', "new WebSocket('ws://a.b');"],
    ['a class of WebSocket', 'class Line extends WebSocket {}'],
    ['EventSource', "new globalThis.EventSource('x');"],
    ['node:http', "import http from 'node:http';"],
    ['http without its prefix', "import { request } from 'http';"],
    ['node:https', "import * as https from 'node:https';"],
    ['node:http2', "import { connect } from 'node:http2';"],
    ['node:net', "import { connect } from 'node:net';"],
    ['something harmless and something not', "import { isIP, Socket } from 'node:net';"],
    ['node:tls', "import 'node:tls';"],
    ['node:dgram', "export { createSocket } from 'node:dgram';"],
    ['node:dns', "import { lookup } from 'node:dns/promises';"],
    ['a re-export of everything', "export * from 'node:http';"],
    ['undici', "import { request } from 'undici';"],
    ['undici, deep inside', "import Agent from 'undici/lib/agent.js';"],
    ['undici, by its path', "import { x } from '../../../../../node_modules/undici/index.js';"],
    ['axios', "import axios from 'axios';"],
    ['got', "const { got } = await import('got');"],
    ['node-fetch', "import get from 'node-fetch';"],
    ['ky', "import ky from 'ky';"],
    ['superagent', "const agent = require('superagent');"],
    ['ws', "import { type Data, WebSocketServer } from 'ws';"],
    ['import = require', "import http = require('node:http');"],
    ['require of a module', "module.require('net');"],
    ['a computed require', 'require(name);'],
    ['a dynamic import', "await import('node:https');"],
    ['a dynamic import in a template', 'await import(`node:net`);'],
    ['a computed import', "await import('node:' + name);"],
    ['an import of text', "await import('data:text/javascript,fetch(1)');"],
    ['process.getBuiltinModule', "process.getBuiltinModule('node:net');"],
    ['getBuiltinModule of anything', 'process.getBuiltinModule(name);'],
    ['getBuiltinModule handed on', 'const load = process.getBuiltinModule;'],
    ['createRequire', "import { createRequire } from 'node:module';"],
    ['createRequire on its module', 'Module.createRequire(import.meta.url)(name);'],
    ['process.binding', "process.binding('tcp_wrap');"],
    ['eval', "eval('fetch(1)');"],
    ['the Function constructor', "new Function('return fetch')();"],
    ['the AWS SDK elsewhere', "import { S3Client } from '@aws-sdk/client-s3';"],
    ['nodemailer elsewhere', "import { createTransport } from 'nodemailer';"],
    [
      'the inside of the guarded fetch',
      "import { x } from '../../guarded-fetch/pinned-client.ts';",
    ],
  ])('%s', (_what, text) => {
    expect(find(`\n${text}\n`)).toEqual([
      { path: 'features/files/planted.ts', line: 2, problem: expect.stringMatching(/\.$/) },
    ]);
  });

  it('in files of every kind', () => {
    for (const path of ['a.ts', 'a.tsx', 'a.mts', 'a.cts', 'a.js', 'a.mjs', 'a.cjs']) {
      expect(find("fetch('x')", path)).toHaveLength(1);
    }
  });

  it('even in a file that cannot be read', () => {
    const [problem] = find('const = {{{');
    expect(problem.problem).toContain('not valid TypeScript');
  });

  it('each on its own line, in order', () => {
    const text = "import 'undici';\n\nfetch('x'); fetch('y');\nnew WebSocket('z');";
    expect(find(text).map(({ line }) => line)).toEqual([1, 3, 4]);
  });
});

describe('no alarm is raised', () => {
  it.each([
    ['the guarded fetch', "import { guardedFetch } from '../../guarded-fetch/guarded-fetch.ts';"],
    ['types', "import type { Server } from 'node:http';"],
    ['types among others', "import { type Socket, isIP } from 'node:net';"],
    ['exported types', "export type { Agent } from 'undici';"],
    ['imported types', "let agent: import('undici').Agent | undefined;"],
    ['the type of fetch', 'type Fetch = typeof fetch; let get: typeof globalThis.fetch;'],
    ['a server', "import { createServer } from 'node:http';"],
    ['words', "// fetch('x')\nconst text = 'fetch(1)' + `require('net')`;"],
    ['a method of that name', 'queue.fetch(); const jobs = { fetch() {}, WebSocket: 1 };'],
    ['a variable of that name', 'function run(fetch: () => void) { fetch(); }'],
    ['an import of that name', "import { fetch } from './jobs.ts'; fetch();"],
    ['a field of that name', 'class Queue { fetch = 1; } interface Job { fetch: number }'],
    ['a property taken apart', 'const { fetch: jobs } = queue; jobs();'],
    ['other globals', 'globalThis.setTimeout(run, 1); typeof globalThis;'],
    ['other modules', "import { readFile } from 'node:fs/promises'; await import('./x.ts');"],
    ['a harmless built-in module', "process.getBuiltinModule('node:fs');"],
    ['a local binding', 'const binding = fields.binding;'],
    ['resolving', "import.meta.resolve('undici');"],
  ])('by %s', (_what, text) => {
    expect(find(text)).toEqual([]);
  });

  it('in the room of the guarded fetch', () => {
    expect(find("import { Client } from 'undici';", 'guarded-fetch/pinned-client.ts')).toEqual([]);
    expect(find("import { Client } from 'undici';", 'guarded-fetch-not/client.ts')).toHaveLength(1);
  });

  it('in the files on the list, for the modules on the list', () => {
    const s3 = "import { S3Client } from '@aws-sdk/client-s3';";
    expect(find(s3, 'storage/s3-storage.ts')).toEqual([]);
    expect(find("import 'undici';", 'storage/s3-storage.ts')).toHaveLength(1);
    expect(find(s3, 'storage/disk-storage.ts')).toHaveLength(1);
  });
});

describe('the command', () => {
  const script = fileURLToPath(new URL('check-outgoing.mjs', import.meta.url));
  let folder;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'check-outgoing-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const write = async (name, text) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  };
  const run = () =>
    new Promise((resolve) => {
      execFile(process.execPath, [script, folder], (error, stdout, stderr) => {
        resolve({ exit: error?.code ?? 0, stdout, stderr });
      });
    });

  it('fails when it read nothing, names what it found, and passes over tests', async () => {
    expect(await run()).toMatchObject({ exit: 1, stderr: expect.stringContaining('no code') });
    await write('a/b.test.ts', "fetch('x')");
    expect(await run()).toMatchObject({ exit: 1, stderr: expect.stringContaining('no code') });
    await write('a/b.ts', '\n// fine\n');
    expect(await run()).toMatchObject({ exit: 0, stdout: expect.stringContaining('1 files') });
    await write('a/c.ts', "\n\nfetch('x')");
    const found = await run();
    expect(found.exit).toBe(1);
    expect(found.stderr).toContain(`${join(folder, 'a/c.ts')}:3: fetch reaches any address.`);
    expect(found.stderr).toContain('guarded-fetch.ts');
  });
});
