import type { ProjectData } from '@reelwright/movie';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import type { WizardModel } from '../../wizard-model.ts';

/** Nobody should wait for the next step because of a link that can be shown in full as well. */
const waitsMs = 5000;

/** Gives every bonus whose link is to be shortened its short link. One that can't be had now is shown in full. */
export async function shortenLinks(
  data: ProjectData,
  change: WizardModel['change'],
): Promise<void> {
  const waiting = (data.bonus_list ?? []).filter(
    ({ link, shorten, shortOf }) => link && shorten && shortOf !== link,
  );
  const signal = AbortSignal.timeout(waitsMs);
  for (const { id, link = '' } of waiting) {
    try {
      const { url } = await request(
        (options) => client.shorten({ body: { url: link, keyword: data.keyword ?? '' } }, options),
        { signal },
      );
      change('Shorten links', (now) => ({
        ...now,
        bonus_list: now.bonus_list?.map((bonus) =>
          bonus.id === id ? { ...bonus, url, shortOf: link } : bonus,
        ),
      }));
    } catch {
      return;
    }
  }
}
