import type { Field, FieldValue } from '@reelwright/forms';

interface FieldSpecimen {
  readonly field: Field;
  readonly value: FieldValue;
}

const languages = ['English', 'German', 'Hindi', 'Portuguese', 'Spanish', 'Turkish'].map(
  (label) => ({
    value: label.toLowerCase(),
    label,
  }),
);

/** One of every kind, filled in the way people do. */
export const fieldSpecimens: readonly FieldSpecimen[] = [
  {
    field: {
      kind: 'text',
      id: 'keyword',
      label: 'What is your video about?',
      name: 'keyword',
      description: 'Broad keywords work better',
      placeholder: 'coffee',
      required: true,
    },
    value: '',
  },
  { field: { kind: 'url', id: 'website', label: 'Website', placeholder: 'https://' }, value: '' },
  {
    field: { kind: 'email', id: 'email', label: 'Email', placeholder: 'you@example.com' },
    value: 'me@example.com',
  },
  { field: { kind: 'password', id: 'password', label: 'Password' }, value: 'correct horse' },
  {
    field: { kind: 'number', id: 'width', label: 'Width', min: 100, max: 2000, suffix: 'px' },
    value: 1920,
  },
  { field: { kind: 'code', id: 'code', label: 'Code from the email' }, value: '1234' },
  {
    field: { kind: 'select', id: 'language', label: 'Language', options: languages },
    value: 'english',
  },
  {
    field: {
      kind: 'select',
      id: 'narrator',
      label: 'Language, searchable',
      options: languages,
      searchable: true,
    },
    value: '',
  },
  {
    field: { kind: 'textarea', id: 'problem', label: 'Problem', rows: 3 },
    value: 'Most mornings start with bad coffee.',
  },
  {
    field: { kind: 'rich-text', id: 'body', label: 'Article' },
    value: '<p>Most mornings start with <b>bad coffee</b>.</p>',
  },
  {
    field: {
      kind: 'checkbox',
      id: 'overwrite',
      label: 'Overwrite existing audio files',
      description: 'Sentences that already have a voice will be spoken again.',
    },
    value: true,
  },
  {
    field: {
      kind: 'radio',
      id: 'voice',
      label: 'Voice',
      options: [
        { value: 'tts', label: 'Computer generated', description: 'Ready in a minute' },
        { value: 'mic', label: 'Mic recording', description: 'Your own voice' },
      ],
    },
    value: 'tts',
  },
  {
    field: { kind: 'button', id: 'load', label: 'Load my default profile', action: 'load' },
    value: '',
  },
];
