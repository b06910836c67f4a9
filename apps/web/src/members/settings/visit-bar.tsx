import { Button } from '@mantine/core';
import type { User } from '@reelwright/contract';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { useBusy } from '../../ui/use-busy.ts';

/** Shown for as long as somebody looks at an account that is not theirs. */
export function VisitBar({ user }: { readonly user: User }) {
  const { isBusy, run } = useBusy();
  if (!user.visit) return null;
  const leave = () =>
    run(async () => {
      await request((options) => client.visitEnd({}, options), { errorToast: true });
      location.assign('/members.html#/settings/people');
      location.reload();
    });
  return (
    <InlineAlert
      tone="warning"
      action={
        <Button size="compact-md" loading={isBusy} onClick={() => void leave()}>
          Leave
        </Button>
      }
    >
      You’re seeing what {user.name || user.email} sees.{' '}
      {user.visit_may_change
        ? 'They let you change their projects and files.'
        : 'Nothing can be changed.'}
    </InlineAlert>
  );
}
