import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';

/** The newest saved movie of one's own project. */
export function useMovie(id: number) {
  return useQuery({
    queryKey: ['movie', id],
    queryFn: async ({ signal }) => {
      const project = await client.projectLoad({ query: { id } }, { signal });
      // What reads films is large, and a list is read without it.
      const { readMovie } = await import('./read-movie.ts');
      return readMovie(project.data_json);
    },
    retry: false,
    refetchOnWindowFocus: false,
    // It may be edited between two looks at it.
    gcTime: 0,
  });
}
