import type { LeadForm } from '@reelwright/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { usePagedList } from '../../ui/use-paged-list.ts';

const perPage = 10;

/** What the viewers of a film are asked, and who answered. */
export function useLeads(projectId: number, page: number) {
  const queries = useQueryClient();
  const formKey = ['lead-form', projectId];
  const listKey = ['leads', projectId];
  const form = useQuery({
    queryKey: formKey,
    queryFn: () =>
      request((options) => client.leadForm({ query: { proj_id: projectId } }, options)),
    retry: 1,
  });
  const list = usePagedList({
    queryKey: listKey,
    perPage,
    page,
    search: '',
    filters: {},
    fetchPage: ({ items_start, items_num }, signal) =>
      client.leadList({ query: { proj_id: projectId, items_start, items_num } }, { signal }),
  });
  return {
    form,
    list,
    save: async (changed: LeadForm) => {
      const reply = await request(
        (options) => client.leadFormSave({ body: { proj_id: projectId, form: changed } }, options),
        { errorToast: true, progress: true, successToast: 'Saved' },
      );
      queries.setQueryData(formKey, reply);
    },
    remove: async (id: string) => {
      await request((options) => client.leadRemove({ body: { proj_id: projectId, id } }, options), {
        errorToast: true,
        successToast: ({ msg }) => msg,
      });
      await Promise.all([
        queries.invalidateQueries({ queryKey: listKey }),
        queries.invalidateQueries({ queryKey: formKey }),
      ]);
    },
  };
}
