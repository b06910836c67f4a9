import type { Field } from './field.ts';

/** What the support page asks. The server checks messages by the same declarations. */
export const supportFields: readonly Field[] = [
  {
    kind: 'text',
    id: 'name',
    label: 'Your name',
    name: 'name',
    required: true,
    maxLength: 100,
    autoComplete: 'name',
  },
  {
    kind: 'email',
    id: 'email',
    label: 'Your email',
    name: 'email',
    description: 'Our answer goes there.',
    required: true,
    maxLength: 254,
    autoComplete: 'email',
  },
  { kind: 'text', id: 'subject', label: 'Subject', required: true, maxLength: 150 },
  {
    kind: 'textarea',
    id: 'message',
    label: 'Message',
    required: true,
    minLength: 10,
    maxLength: 5000,
    rows: 7,
  },
];
