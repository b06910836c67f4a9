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

/**
 * A server on loopback that speaks like Persona: its script, the page in a frame on which people show their papers, how
 * an inquiry ended, and the name on the papers.
 */
export async function startPersona(): Promise<TestPersona> {
  const inquiries = new Map<string, TestInquiry>();
  const server = createServer((request, response) => {
    const answer = (status: number, json: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(json));
    };
    const url = new URL(request.url ?? '/', address);
    const page = { '/persona.js': script(address), '/check': checkPage }[url.pathname];
    if (page) {
      const type = url.pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
      response.writeHead(200, { 'content-type': type });
      return response.end(page);
    }
    if (url.pathname === '/pass') {
      const id = `inq_page${inquiries.size + 1}`;
      const said = (name: string) => url.searchParams.get(name) ?? '';
      const [first, last, reference] = [said('first'), said('last'), said('reference')];
      inquiries.set(id, { status: 'completed', reference, first, last });
      return answer(200, { inquiryId: id });
    }
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

/** What their script does for ours: a frame over the page, and word of how it ended. */
const script = (address: string) => `window.Persona = { Client: class {
  constructor(options) { this.options = options; setTimeout(() => options.onReady(), 0); }
  open() {
    const { options } = this;
    const frame = document.createElement('iframe');
    frame.title = 'Persona';
    frame.src = '${address}/check?reference=' + encodeURIComponent(options.referenceId);
    frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0; background: white';
    const hear = ({ origin, data }) => {
      if (origin !== '${address}') return;
      removeEventListener('message', hear);
      frame.remove();
      if (data.inquiryId) options.onComplete(data); else options.onCancel();
    };
    addEventListener('message', hear);
    document.body.append(frame);
  }
} };`;

const checkPage = `<!doctype html><title>Persona</title><h1>Show us your papers</h1>
<form><label>First name <input name="first"></label> <label>Last name <input name="last"></label>
<button>Send photo</button> <button type="button">Cancel</button></form>
<script>
const tell = (data) => parent.postMessage(data, '*');
const form = document.querySelector('form');
form.onsubmit = async (event) => {
  event.preventDefault();
  const said = new URLSearchParams(new FormData(form));
  said.set('reference', new URLSearchParams(location.search).get('reference'));
  tell(await (await fetch('/pass?' + said)).json());
};
document.querySelector('[type=button]').onclick = () => tell({});
</script>`;
