import type { FileOrder } from '@reelwright/contract';
import { useUser } from '../../account/use-user.ts';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { usePagedList } from '../../ui/use-paged-list.ts';

export const storedFilesKey = ['stored-files'] as const;

export interface FileView {
  readonly page: number;
  readonly search: string;
  /** One kind, or several: 'image,video'. */
  readonly type: string | undefined;
  /** Everything, unless told. */
  readonly folder: string | undefined;
  readonly order: FileOrder;
}

export const wholeStorage: FileView = {
  page: 1,
  search: '',
  type: undefined,
  folder: undefined,
  order: 'newest',
};

/** The files somebody brought, ten at a time. */
export function useStoredFiles({ page, search, type, folder, order }: FileView) {
  const user = useUser();
  return usePagedList({
    queryKey: [...storedFilesKey, user?.id],
    enabled: user !== undefined,
    page,
    search,
    filters: { type, folder, order },
    fetchPage: ({ items_start, items_num, search: wanted, filters }, signal) =>
      request(
        (options) =>
          client.fileList(
            { query: { items_start, items_num, search: wanted, ...filters } },
            options,
          ),
        { signal },
      ),
  });
}
