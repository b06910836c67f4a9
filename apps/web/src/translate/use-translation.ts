import type { Translation } from '@reelwright/contract';
import type { LanguageCode } from '@reelwright/movie/language';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';
import { projectsKey } from '../members/projects/calls/project-keys.ts';

const askAgainMs = 2000;

/** The copy of a project in another language that was asked for last: it goes on while nobody looks. */
export function useTranslation(projectId: number) {
  const queries = useQueryClient();
  const key = ['translation', projectId];
  const { data, error, isPending } = useQuery({
    queryKey: key,
    queryFn: async () => {
      const query = { id: projectId };
      const reply = await request((options) => client.projectTranslation({ query }, options));
      // The copy stands in the list of videos from now on.
      if (reply.translation?.state === 'done') {
        void queries.invalidateQueries({ queryKey: projectsKey });
      }
      return reply;
    },
    refetchInterval: ({ state }) => (isUnderWay(state.data?.translation) ? askAgainMs : false),
  });
  const put = (translation: Translation | null) => queries.setQueryData(key, { translation });
  return {
    translation: data?.translation ?? undefined,
    error,
    isPending,
    begin: async (language: LanguageCode) => {
      const body = { id: projectId, language };
      put(await request((options) => client.projectTranslate({ body }, options)));
    },
    cancel: async (translation: string) => {
      const body = { translation };
      await request((options) => client.projectTranslateCancel({ body }, options));
      put(null);
    },
  };
}

export function isUnderWay(translation: Translation | null | undefined): boolean {
  return translation?.state === 'waiting' || translation?.state === 'running';
}
