// The steps that wizards have in common. A wizard lists them among its own.
import type { Field } from '@reelwright/forms';
import type { ProjectData } from '@reelwright/movie';
import type { Step } from '../machine/wizard.ts';
import { themeCalled } from '../themes/theme-list.ts';

export const mediaStep: Step = {
  id: 'media',
  route: 'media',
  title: 'Media',
  heading: 'Pictures for every sentence',
  hint: 'Every sentence already has a picture. Change the ones you like.',
  kind: 'media',
  summary: () => 'A picture for every sentence',
};

const bonusFields: readonly Field[] = [
  {
    kind: 'text',
    id: 'cta.text',
    label: 'Call to action',
    name: 'call to action',
    description: 'The last thing your viewers hear.',
    placeholder: 'Get yours today',
    minLength: 3,
    warnLength: 80,
  },
  {
    kind: 'repeat',
    id: 'bonus_list',
    label: 'Bonuses',
    unit: 'Bonus',
    min: 0,
    fields: [
      {
        kind: 'text',
        id: 'text',
        label: 'What they get',
        name: 'bonus name',
        placeholder: 'A free e-book with ten recipes',
        warnLength: 80,
      },
      {
        kind: 'text',
        id: 'title',
        label: 'Title on the slide (optional)',
        name: 'bonus title',
        placeholder: 'Free recipe book',
        maxLength: 80,
      },
      {
        kind: 'textarea',
        id: 'description',
        label: 'Description (optional)',
        name: 'bonus description',
        placeholder: 'A week of breakfasts, each ready in ten minutes',
        rows: 2,
        warnLength: 120,
      },
      {
        kind: 'url',
        id: 'link',
        label: 'Bonus URL',
        name: 'bonus URL',
        placeholder: 'https://example.com/bonus',
      },
      {
        kind: 'media',
        id: 'media.0',
        label: 'Picture or clip (optional)',
      },
      {
        kind: 'checkbox',
        id: 'shorten',
        label: 'Show a short link that is easy to type',
        default: true,
      },
    ],
  },
];

/** The bonuses step of a wizard, with calls to action that fit its films. */
export function bonusesStepWith(ideas: (data: ProjectData) => readonly string[]): Step {
  return {
    ...bonusesStep,
    fields: (data) =>
      (bonusesStep.fields?.(data) ?? []).map((field) =>
        field.id === 'cta.text' && field.kind === 'text' ? { ...field, ideas: ideas(data) } : field,
      ),
  };
}

const bonusesStep: Step = {
  id: 'bonuses',
  route: 'bonuses',
  title: 'Bonuses',
  heading: 'A call to action, and bonuses',
  hint: 'Optional step - click Next to skip!',
  kind: 'bonuses',
  summary: ({ cta, bonus_list = [] }) =>
    [cta?.text?.trim(), ...bonus_list.map(({ text }) => text?.trim())].filter(Boolean).join(', ') ||
    'Nothing yet',
  fields: ({ bonus_list = [] }) => {
    const hasBonus = bonus_list.some(({ text, link }) => text?.trim() || link?.trim());
    return bonusFields.map((field) => {
      if (field.id !== 'cta.text') return field;
      if (hasBonus) return { ...field, required: true };
      return { ...field, description: `${field.description} Leave it empty to go without one.` };
    });
  },
};

export const voiceStep: Step = {
  id: 'voice',
  route: 'voice',
  title: 'Voice',
  heading: 'Who tells the story?',
  kind: 'voice',
  summary: ({ voSettings }) => voiceWords[voSettings.type ?? 'unset'],
};

const voiceWords = {
  tts: 'A computer voice',
  mic: 'Your own voice',
  upload: 'Your recording',
  none: 'No voice-over',
  unset: 'Nobody speaks yet',
};

export const themeStep: Step = {
  id: 'theme',
  route: 'theme',
  title: 'Theme',
  heading: 'How should it look?',
  kind: 'theme',
  summary: ({ theme }) => themeCalled(theme?.name).label,
};

const contactFields: readonly Field[] = [
  {
    kind: 'text',
    id: 'contact.contact_title',
    label: 'Contact title',
    default: 'Contact us',
    suggestions: ['Contact us', 'For more info', 'Visit us'],
    maxLength: 60,
  },
  { kind: 'text', id: 'contact.info.name', label: 'Name or company', maxLength: 80 },
  {
    kind: 'text',
    id: 'contact.info.website',
    label: 'Website',
    placeholder: 'example.com',
    maxLength: 120,
  },
  { kind: 'email', id: 'contact.info.email', label: 'Email', maxLength: 254 },
  { kind: 'text', id: 'contact.info.phone', label: 'Phone', autoComplete: 'tel', maxLength: 40 },
  { kind: 'text', id: 'contact.info.facebook', label: 'Facebook', maxLength: 120 },
  { kind: 'text', id: 'contact.info.instagram', label: 'Instagram', maxLength: 120 },
  { kind: 'text', id: 'contact.info.twitter', label: 'Twitter', maxLength: 120 },
  { kind: 'text', id: 'contact.info.youtube', label: 'YouTube', maxLength: 120 },
  {
    kind: 'media',
    id: 'contact.intro',
    label: 'Intro (optional)',
    description: 'Shown before your video begins: your logo, or a short clip.',
    keyword: 'logo',
  },
  {
    kind: 'media',
    id: 'contact.outro',
    label: 'Outro (optional)',
    description: 'Shown after everything else.',
    keyword: 'thank you',
  },
];

export const contactStep: Step = {
  id: 'contact',
  route: 'contact',
  title: 'Contact',
  heading: 'Where can viewers find you?',
  hint: 'What you fill in here is shown at the end of your video. All of it is optional.',
  kind: 'contact',
  summary: ({ contact: { info } }) =>
    [info?.name, info?.website, info?.email].filter(Boolean).join(', ') || 'Nothing yet',
  fields: () => contactFields,
};

export const publishStep: Step = {
  id: 'publish',
  route: 'publish',
  title: 'Publish',
  heading: 'Your video',
  kind: 'publish',
  summary: () => 'Download, share or embed it',
};
