import type { z } from 'zod';

/** Who may make a call. Each kind includes those after it, except that paid, affiliate, owner and admin stand apart. */
export const accessKinds = [
  'anyone',
  'guest',
  'member',
  'verified',
  'paid',
  'affiliate',
  'owner',
  /** The owner, and whoever they let look after the installation. */
  'admin',
] as const;
export type Access = (typeof accessKinds)[number];

/** How often one account or address may call: the figures are the server's (its rate-limit table). */
export type CallPace = 'read' | 'autosave' | 'change' | 'sensitive';

/**
 * When a call asks for a proof that a person makes it: after several calls that were refused, or
 * after several at all (for those that send mail or make accounts). The proof comes as `token2` or
 * `token3`, in the body or the query.
 */
export type CallCaptcha = 'after-failures' | 'after-several';

/** One HTTP call: everything server and client need to agree on. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly pace: CallPace;
  readonly captcha?: CallCaptcha;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Default 2 MB. */
  readonly maxBodyBytes?: number;
  /** The body is a file, sent as it is and read as a stream; its limits are those of the caller's plan. */
  readonly upload?: FileKinds;
  /** A zod schema is a JSON reply, `text` plain text, `redirect` another address. */
  readonly reply: z.ZodType | 'text' | 'redirect' | FileStream | EventStream;
}

/** Content types: 'video/mp4', or 'image/' for the whole family. */
export type FileKinds = readonly string[];

/** A reply of bytes, sent while they are read: the content types it can have. */
export interface FileStream {
  readonly file: FileKinds;
}

/** A reply of server-sent events that goes on until it is over: what each of them holds. */
export interface EventStream {
  readonly events: z.ZodType;
}

export const defaultMaxBodyBytes = 2 * 1024 * 1024;

/** Keeps the literal types of an entry, so that client and handlers are typed from it. */
export function call<const C extends Call>(entry: C): C {
  return entry;
}

type SchemaOutput<C, Part extends string> =
  C extends Readonly<Record<Part, infer S extends z.ZodType>> ? z.output<S> : undefined;
type SchemaInput<C, Part extends string> =
  C extends Readonly<Record<Part, infer S extends z.ZodType>> ? z.input<S> : undefined;

/** What a handler receives of a call, after parsing. */
export interface CallInput<C extends Call> {
  readonly params: SchemaOutput<C, 'params'>;
  readonly query: SchemaOutput<C, 'query'>;
  readonly body: SchemaOutput<C, 'body'>;
}

type DefinedParts<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a client passes: only the parts that the call declares. */
export type CallArguments<C extends Call> = DefinedParts<{
  readonly params: SchemaInput<C, 'params'>;
  readonly query: SchemaInput<C, 'query'>;
  readonly body: SchemaInput<C, 'body'>;
}>;

/** What the caller gets back. Files, events and redirects are addresses to open: the client does not fetch them. */
export type CallReply<C extends Call> = C['reply'] extends z.ZodType
  ? z.output<C['reply']>
  : C['reply'] extends 'text'
    ? string
    : never;
