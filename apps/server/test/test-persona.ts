import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface TestInquiry {
  readonly status: string;
  readonly reference: string;
  readonly first: string;
  readonly last: string;
  readonly createdAt?: Date;
}

export interface TestPersona {
  readonly settings: Record<string, string>;
  readonly inquiries: Map<string, TestInquiry>;
  close(): Promise<void>;
}

/** A server on loopback that speaks like Persona: how an inquiry ended, and the name on the papers. */
export async function startPersona(): Promise<TestPersona> {
  const inquiries = new Map<string, TestInquiry>();
  const server = createServer((request, response) => {
    const answer = (status: number, json: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(json));
    };
    if (request.headers.authorization !== 'Bearer a-key') return answer(401, {});
    const id = /^\/api\/v1\/inquiries\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '';
    const inquiry = inquiries.get(id);
    if (!inquiry) return answer(404, { errors: [{ title: 'Record not found' }] });
    answer(200, {
      data: {
        type: 'inquiry',
        id,
        attributes: {
          status: inquiry.status,
          'reference-id': inquiry.reference,
          'created-at': (inquiry.createdAt ?? new Date()).toISOString(),
          'name-first': inquiry.first,
          'name-last': inquiry.last,
          fields: { 'name-first': { type: 'string', value: inquiry.first } },
        },
      },
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      PERSONA_ADDRESS: address,
      PERSONA_KEY: 'a-key',
      PERSONA_TEMPLATE: 'itmpl_test',
    },
    inquiries,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
