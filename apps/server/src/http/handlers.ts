import type { Readable } from 'node:stream';
import type {
  Call,
  CallInput,
  CallName,
  Calls,
  EventStream,
  FileKinds,
} from '@reelwright/contract';
import type { z } from 'zod';
import type { Log } from '../log/create-log.ts';
import type { CallerFor } from './caller.ts';
import type { CookieJar } from './cookies.ts';
import type { PreparedJson } from './prepared-json.ts';

/** What a handler gets besides the parsed input. */
interface CallContext<C extends Call> {
  /** Looked up at most once per call. Calls that anyone may make need not ask. */
  readonly caller: () => Promise<CallerFor<C['access']>>;
  readonly address: string;
  /** A request header, for the few calls that depend on one (ranges, conditions). */
  readonly header: (name: string) => string | undefined;
  readonly cookies: CookieJar;
  readonly log: Log;
  /** Aborted when the caller hangs up. */
  readonly signal: AbortSignal;
  /** The file that is being sent. Whoever takes it reads it to its end, or destroys it. */
  readonly upload: C extends { readonly upload: FileKinds } ? IncomingFile : undefined;
}

/** A file on its way to us, and what its sender says about it. */
export interface IncomingFile {
  readonly stream: Readable;
  /** How long it will be, where that is known before. */
  readonly claimedBytes: number | undefined;
}

/** Bytes of any type, for calls whose reply is a file. */
export interface FileReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable | undefined;
}

type HandlerReply<C extends Call> = C['reply'] extends z.ZodType
  ? z.input<C['reply']> | PreparedJson
  : C['reply'] extends 'text' | 'redirect'
    ? string
    : C['reply'] extends EventStream
      ? AsyncIterable<z.input<C['reply']['events']> | undefined>
      : FileReply;

type Handler<C extends Call> = (
  input: CallInput<C> & CallContext<C>,
) => Promise<HandlerReply<C>> | HandlerReply<C>;

/** One handler per call; leaving one out does not compile. */
export type HandlersOf<Table extends Record<string, Call>> = {
  readonly [Name in keyof Table]: Handler<Table[Name]>;
};

/** What a feature contributes: the handlers of the calls it names. */
export type FeatureHandlers<Names extends CallName> = HandlersOf<Pick<Calls, Names>>;
