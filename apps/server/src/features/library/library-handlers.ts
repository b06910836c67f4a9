import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { libraryCalls } from '@reelwright/contract';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers, FileReply } from '../../http/handlers.ts';
import { shippedFile } from '../../library/shipped-files.ts';
import type { ApiParts } from '../feature.ts';
import type { ProjectParts } from '../projects/project-parts.ts';
import { findCredits } from '../projects/project-service.ts';
import { creditText } from './project-credits.ts';
import { readSalesLetter } from './sales-letters.ts';
import {
  assetsOfKind,
  movieBackgrounds,
  musicTracks,
  transitionCategories,
  transitionPage,
} from './shipped-lists.ts';
import { findPreset, presetEntries, themeEntries } from './theme-lists.ts';

const iconCaching = 'public, max-age=86400';

export function createLibraryHandlers(
  parts: ProjectParts & Pick<ApiParts, 'looks'>,
): FeatureHandlers<keyof typeof libraryCalls> {
  return {
    presetNames: () => presetEntries(),
    preset: ({ query }) => findPreset(query.name),
    themeCatalogue: () => themeEntries(),
    transitions: ({ query }) =>
      query.categories === 'true' || query.categories === '1'
        ? transitionCategories()
        : transitionPage(query),
    movieBackgrounds: () => movieBackgrounds(),
    musicTracks: () => musicTracks(),
    libraryAssets: ({ query }) => assetsOfKind(query.kind),
    vslSample: ({ params }) => readSalesLetter(params.number),
    socialIcon: ({ params }) => openIcon(params.file),
    projectCredits: async ({ query, caller }) => {
      const { id } = await caller();
      const { row, credits } = await findCredits(parts, id, query.proj_id);
      return {
        credits,
        text: creditText(row.title || row.name, credits, parts.looks().name || undefined),
      };
    },
  };
}

async function openIcon(file: string): Promise<FileReply> {
  const path = shippedFile(`/library/social-icons/${file}`);
  if (!path) throw new CodedError('not-found');
  const { size } = await stat(path);
  return {
    status: 200,
    headers: {
      'content-type': 'image/png',
      'content-length': String(size),
      'cache-control': iconCaching,
    },
    body: createReadStream(path),
  };
}
