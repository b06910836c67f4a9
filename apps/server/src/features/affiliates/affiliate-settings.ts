import { AffiliateSettings } from '@reelwright/contract';

export type { AffiliateSettings };

/** Settings as they were saved, with what came later filled in. */
export function readAffiliateSettings(saved: unknown): AffiliateSettings {
  return AffiliateSettings.parse(saved ?? {});
}
