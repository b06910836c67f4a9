import type { Field } from '@reelwright/forms';
import type { ProjectData } from '@reelwright/movie';

const place: Field = {
  kind: 'text',
  id: 'info.business.place',
  label: 'Where is it?',
  name: 'place',
  placeholder: 'Leeds',
  maxLength: 80,
};

/** Of films that are signed: there is nothing to ask where no business was named. */
export function businessFields({ info }: ProjectData): readonly Field[] {
  if (!info.business) return [];
  return [
    {
      kind: 'text',
      id: 'info.business.name',
      label: 'What is your business called?',
      name: 'business name',
      description: 'Appears on the first slide and the last. Leave it empty to go without.',
      placeholder: 'Kneadful',
      maxLength: 80,
    },
    place,
  ];
}

/** Of an offer, whose product has its name. */
export function soldBusinessFields({ info }: ProjectData): readonly Field[] {
  if (!info.business) return [];
  return [
    {
      kind: 'text',
      id: 'info.business.kind',
      label: 'What kind of business is it?',
      name: 'kind of business',
      placeholder: 'bakery',
      maxLength: 80,
    },
    place,
  ];
}
