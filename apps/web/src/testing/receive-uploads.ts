import { vi } from 'vitest';

const address = '/api/members/storage/uploads/1';

/** Takes in the files that a component sends piece by piece, in the server's place; what becomes of them is a call's answer. */
export function receiveUploads(): void {
  const Received = class {
    status = 0;
    responseText = '';
    upload = {};
    onload?: () => void;
    #method = '';
    #bytes = 0;
    open(method: string) {
      this.#method = method;
    }
    setRequestHeader() {}
    getAllResponseHeaders() {
      return '';
    }
    getResponseHeader(name: string) {
      if (name.toLowerCase() === 'location') return address;
      return name.toLowerCase() === 'upload-offset' ? String(this.#bytes) : null;
    }
    send(body?: Blob | null) {
      this.#bytes = body?.size ?? 0;
      this.status = this.#method === 'POST' ? 201 : 204;
      queueMicrotask(() => this.onload?.());
    }
    abort() {}
  };
  vi.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(Received as never);
}
