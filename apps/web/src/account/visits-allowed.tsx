import { Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';
import { useBusy } from '../ui/use-busy.ts';

const key = ['visits-allowed'];

/** Whoever looks after the installation can look at an account; changing something takes a word of its person. */
export function VisitsAllowed() {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.visitsAllowed({}, { signal }),
    retry: false,
  });
  const { isBusy, run } = useBusy();
  if (!data) return null;
  const change = (allow: boolean) =>
    run(async () => {
      await request((options) => client.visitsAllow({ body: { allow } }, options), {
        errorToast: true,
        successToast: ({ msg }) => msg,
      }).catch(() => undefined);
      await queries.invalidateQueries({ queryKey: key });
    });
  return (
    <Switch
      label="They may change my projects and files"
      description={
        data.until
          ? `Until ${new Date(data.until).toLocaleString()}. Never your account, password or payments.`
          : 'For a day, when you ask for help. Never your account, password or payments.'
      }
      checked={data.until !== null}
      disabled={isBusy}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  );
}
