import type { ProjectData } from '@reelwright/movie';
import type { PictureRecipe } from '@reelwright/pictures';
import {
  type Business,
  businessOf,
  describedBusiness,
  isNamedByKind,
  placedName,
  signatureOf,
  underName,
} from '../business/business-of.ts';
import { wordsFor } from '../film-words/words-for.ts';
import type { KeptLine } from '../kept-line.ts';
import { mediaPart } from '../media-part.ts';
import type { ScriptLine, ScriptPart } from '../script.ts';
import { scriptLines } from '../script-line.ts';
import { asSentence } from '../wording/as-sentence.ts';
import { contactTitle, isOurTitle } from '../wording/contact-sentence.ts';

/** In the order they stand on the cards. */
const direct = ['name', 'website', 'phone', 'email'] as const;
const social = ['facebook', 'instagram', 'twitter', 'youtube'] as const;
/** More cannot be read in the time a card stands: they are shown on two. */
const maxOnOneCard = 5;

interface Entry {
  readonly icon: (typeof direct | typeof social)[number];
  readonly text: string;
}

/** The end cards: who made the film, how to reach them, and where to follow them. */
export function contactPart(
  data: ProjectData,
  kept: KeptLine,
  spoken: string,
  picture: (name: string) => PictureRecipe,
  callToAction: string,
): ScriptPart[] {
  const { contact } = data;
  const words = wordsFor(data);
  const business = businessOf(data);
  // What was just said with its name is not signed again.
  const isSigned =
    business !== undefined && business.name !== '' && !callToAction.includes(business.name);
  const given = (icons: readonly Entry['icon'][]): readonly Entry[] =>
    icons.flatMap((icon) => {
      const own = icon === 'name' && isSigned ? signatureOf(business) : '';
      const text = (contact.info[icon]?.trim() || own)
        .replace(/^https?:\/\/(www\.)?/i, '')
        .replace(/\/$/, '');
      return text ? [{ icon, text }] : [];
    });
  const card = (
    id: string,
    heading: string,
    entries: readonly Entry[],
    spoken: string,
  ): ScriptPart => {
    const recipe = picture(id);
    return {
      id,
      layout: 'contact',
      role: 'contact',
      heading,
      minSeconds: 5,
      lines: entries.flatMap(({ icon, text }, at) =>
        scriptLines({
          id: `contact-${icon}`,
          text,
          spoken: at === 0 ? spoken : '',
          picture: () => recipe,
          kept: at === 0 && spoken ? kept : undefined,
          needsMedia: false,
        }).map((line) => ({ ...line, icon, ...(at === 0 && logoOf(data, line.media)) })),
      ),
    };
  };
  const signature = (whose: NonNullable<typeof business>): ScriptPart => {
    const below = words.isEnglish ? underName(whose) : whose.place;
    return {
      id: 'contact',
      role: 'contact',
      layout: below ? 'title_with_subtitle' : 'title',
      heading: whose.name,
      minSeconds: 3,
      lines: scriptLines({
        id: 'contact-name',
        text: below,
        spoken: words.isEnglish
          ? madeBy(whose)
          : words.text('madeBy', { name: signatureOf(whose) }),
        picture: () => picture('contact'),
        kept,
        needsMedia: false,
      }),
    };
  };
  const [ways, channels] = [given(direct), given(social)];
  // What to do now stands with who it is and where: one card says all of it.
  const title = isOurTitle(contact) && callToAction ? callToAction : contactTitle(contact, words);
  const isReachable = [...direct, ...social].some((icon) => contact.info[icon]?.trim());
  if (!isReachable) return isSigned ? [signature(business)] : [];
  return ways.length + channels.length <= maxOnOneCard
    ? [card('contact', title, [...ways, ...channels], spoken)]
    : [
        card('contact', title, ways, spoken),
        card('contact-social', words.text('follow'), channels, ''),
      ];
}

/** Whose film it is, beside how to reach them: the logo that it opens or closes with, unless another picture was chosen. */
function logoOf(
  { contact }: ProjectData,
  chosen: ScriptLine['media'],
): Partial<Pick<ScriptLine, 'media' | 'isWhole'>> {
  if (chosen.length > 0) return {};
  const parts = [...mediaPart('outro', contact.outro), ...mediaPart('intro', contact.intro)];
  const media = parts.flatMap(({ lines }) => lines.flatMap(({ media: shown }) => shown));
  const logo = media.find(({ type }) => type === 'image');
  return logo ? { media: [logo], isWhole: true } : {};
}

/** 'This was made by Kneadful, a bakery in Leeds.' */
function madeBy(business: Business): string {
  const what = isNamedByKind(business) ? '' : describedBusiness(business);
  const said = what ? `${business.name}, ${what}` : placedName(business);
  return asSentence(`This was made by ${said}`);
}
