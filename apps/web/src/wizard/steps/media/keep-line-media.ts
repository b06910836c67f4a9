import type { MediaValue } from '@reelwright/forms';
import { type LinePlace, type MediaEntry, setLine } from '@reelwright/wizards';
import { isElsewhere, keepMedia } from '../../../media-picker/keep-media.ts';
import type { WizardModel } from '../../wizard-model.ts';
import { mediaAt } from './media-lines.ts';

/**
 * What was chosen is shown at once, from where it is; the copy in the storage takes its place when it is there.
 * Fails when it cannot be copied; what was chosen stays then.
 */
export async function keepLineMedia(
  { wizard, change }: Pick<WizardModel, 'wizard' | 'change'>,
  place: LinePlace,
  entry: MediaEntry | MediaValue,
): Promise<void> {
  const { url } = entry;
  if (url === undefined || !isElsewhere(url)) return;
  const kept = await keepMedia({ ...entry, url } as MediaValue);
  change('Keep a picture', (now) =>
    setLine(now, place.path, {
      media: mediaAt(wizard, now, place).map((one) => (one.url === url ? kept : one)),
    }),
  );
}
