import type { Translation, translationCalls } from '@reelwright/contract';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { TranslationRow } from './translation-repository.ts';
import type { TranslationService } from './translation-service.ts';

export function createTranslationHandlers(
  service: TranslationService,
): FeatureHandlers<keyof typeof translationCalls> {
  return {
    projectTranslate: async ({ body, caller }) =>
      toTranslation(await service.begin(await caller(), body.id, body.language)),
    projectTranslation: async ({ query, caller }) => {
      const row = await service.latest(await caller(), query.id);
      return { translation: row ? toTranslation(row) : null };
    },
    projectTranslateCancel: async ({ body, caller }) => {
      await service.cancel(await caller(), body.translation);
      return { cancelled: true as const };
    },
  };
}

function toTranslation(row: TranslationRow): Translation {
  const { id, language, state, percent, title, category, copyId, unchanged, crowded, voice } = row;
  if (state === 'done' && copyId === null) throw new CodedError('not-found');
  return {
    id,
    language,
    state,
    percent,
    title,
    category,
    copy_id: copyId,
    unchanged: [...unchanged],
    crowded: [...crowded],
    has_voice: voice !== null,
  };
}
