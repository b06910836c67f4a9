/** Node has WebAssembly; its types come only with a browser's. What the encoder uses of it: */
declare namespace WebAssembly {
  class Memory {
    constructor(size: { initial: number; maximum?: number; shared?: boolean });
    readonly buffer: ArrayBuffer | SharedArrayBuffer;
  }
  class Module {
    constructor(bytes: Uint8Array);
  }
  /** @template Exports what its source exports; nobody checks that. */
  class Instance<Exports> {
    constructor(module: Module, imports: Record<string, Record<string, unknown>>);
    readonly exports: Exports;
  }
}
