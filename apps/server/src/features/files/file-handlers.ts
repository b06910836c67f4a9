import type { FeatureHandlers } from '../../http/handlers.ts';
import { verifyLink } from '../../storage/signed-link.ts';
import type { Storage } from '../../storage/storage.ts';
import { openFile } from './open-file.ts';

interface FileParts {
  readonly storage: Storage;
  readonly linkSecret: string;
}

export function createFileHandlers({ storage, linkSecret }: FileParts): FeatureHandlers<'file'> {
  return {
    file: async ({ params, query, header, signal }) => {
      const { key, downloadName } = verifyLink({ key: params['*'], ...query }, linkSecret);
      return openFile(storage, { key, downloadName, header, signal });
    },
  };
}
