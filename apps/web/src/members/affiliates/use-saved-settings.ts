import type { AffiliateSettings } from '@reelwright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { settingsKey, useAffiliateSettings } from './use-affiliate.ts';

/**
 * Settings that save themselves. One save is under way at a time, and the next one has what is newest by then, so that
 * quick changes end as they were last. When a save fails, what was saved before is shown again.
 */
export function useSavedSettings() {
  const queries = useQueryClient();
  const query = useAffiliateSettings();
  const saved = useRef<AffiliateSettings>(undefined);
  const isSaving = useRef(false);

  const shown = () => queries.getQueryData<AffiliateSettings>(settingsKey);
  const show = (settings: AffiliateSettings | undefined) =>
    queries.setQueryData(settingsKey, settings);

  const saveAll = async () => {
    isSaving.current = true;
    try {
      for (let next = shown(); next && next !== saved.current; next = shown()) {
        const settings = next;
        await request(
          (options) => client.affiliateSettingsUpdate({ body: { settings } }, options),
          { errorToast: true, progress: true },
        );
        saved.current = settings;
      }
    } catch {
      show(saved.current);
    } finally {
      isSaving.current = false;
    }
  };

  /** Changes what is shown now; the rest of it may have been changed a moment ago. */
  const change = (edit: (settings: AffiliateSettings) => AffiliateSettings) => {
    const before = shown();
    if (!before) return;
    if (!isSaving.current) saved.current = before;
    show(edit(before));
    if (!isSaving.current) void saveAll();
  };
  return { ...query, change };
}
