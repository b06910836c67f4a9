import type { ProjectData } from '@reelwright/movie';
import { textOf } from '../kept-line.ts';

/** The last lines below a film on a video site: what to do now, and every link to be pressed there. */
export function describeEnding(data: ProjectData): readonly string[] {
  const links = (data.bonus_list ?? []).map((bonus) => {
    const name = textOf(bonus.title) || textOf(bonus.text);
    const link = textOf(bonus.link);
    return link && name ? `${name}: ${link}` : link;
  });
  return [textOf(data.cta?.text), ...links, textOf(data.contact.info.website)].filter(Boolean);
}
