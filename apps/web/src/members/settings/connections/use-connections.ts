import { ApiError, type ConnectionId, type ConnectionTest } from '@reelwright/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { request } from '../../../api/request.ts';
import { toast } from '../../../ui/toast.tsx';

const key = ['connections'];

export function useConnections() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request((options) => client.connections({}, options), { signal }),
    retry: false,
  });
}

/** What can be done with a service. Each resolves to whether it was done; what went wrong was said. */
export function useConnectionActions() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: key });
  return {
    save: async (id: ConnectionId, values: Record<string, string>, on: boolean) => {
      try {
        await request((options) => client.connectionSave({ body: { id, values, on } }, options), {
          errorToast: true,
          progress: true,
          successToast: ({ msg }) => msg,
        });
        return true;
      } catch {
        return false;
      } finally {
        await refresh();
      }
    },
    remove: async (id: ConnectionId) => {
      await request((options) => client.connectionRemove({ body: { id } }, options), {
        errorToast: true,
        successToast: ({ msg }) => msg,
      }).catch(() => undefined);
      await refresh();
    },
  };
}

/** Asks the service with these values; undefined when we could not even ask, which was said. */
export async function testConnection(
  id: ConnectionId,
  values: Record<string, string>,
): Promise<ConnectionTest | undefined> {
  try {
    return await request((options) => client.connectionTest({ body: { id, values } }, options), {
      progress: true,
    });
  } catch (error) {
    const sentence = errorMessage(error);
    // What was typed cannot be right: that is an answer too, and stands where it was typed.
    if (error instanceof ApiError && error.code === 'invalid-input') {
      return { works: false, sentence, models: [] };
    }
    toast.error(sentence);
    return undefined;
  }
}
