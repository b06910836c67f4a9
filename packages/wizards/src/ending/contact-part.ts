import type { ProjectData } from '@reelwright/movie';
import type { PictureRecipe } from '@reelwright/pictures';
import type { KeptLine } from '../kept-line.ts';
import type { ScriptPart } from '../script.ts';
import { scriptLines } from '../script-line.ts';

/** In the order they stand on the card. */
const entries = [
  'name',
  'website',
  'phone',
  'email',
  'facebook',
  'instagram',
  'twitter',
  'youtube',
] as const;
/** More cannot be read in the time a card stands. */
const maxEntries = 5;

/** The end card: who made the film and how to reach them. */
export function contactPart(
  { contact }: ProjectData,
  kept: KeptLine,
  spoken: string,
  picture: () => PictureRecipe,
): ScriptPart[] {
  const given = entries.flatMap((icon) => {
    const text = contact.info[icon]
      ?.trim()
      .replace(/^https?:\/\/(www\.)?/i, '')
      .replace(/\/$/, '');
    return text ? [{ icon, text }] : [];
  });
  if (given.length === 0) return [];
  const recipe = picture();
  const [first, ...others] = given.slice(0, maxEntries);
  const line = (icon: string, text: string, said: string) =>
    scriptLines({
      id: `contact-${icon}`,
      text,
      spoken: said,
      picture: () => recipe,
      kept: said ? kept : undefined,
      needsMedia: false,
    }).map((one) => ({ ...one, icon }));
  return [
    {
      id: 'contact',
      layout: 'contact',
      role: 'contact',
      heading: contact.contact_title.trim() || 'Contact us',
      minSeconds: 5,
      lines: [
        ...(first ? line(first.icon, first.text, spoken) : []),
        ...others.flatMap(({ icon, text }) => line(icon, text, '')),
      ],
    },
  ];
}
