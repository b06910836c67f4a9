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
}

/** The files somebody brought, ten at a time. */
export function useStoredFiles({ page, search, type }: FileView) {
  const user = useUser();
  return usePagedList({
    queryKey: [...storedFilesKey, user?.id],
    enabled: user !== undefined,
    page,
    search,
    filters: { type },
    fetchPage: ({ items_start, items_num, search: wanted, filters }, signal) =>
      request(
        (options) =>
          client.fileList(
            { query: { items_start, items_num, search: wanted, type: filters.type } },
            options,
          ),
        { signal },
      ),
  });
}
