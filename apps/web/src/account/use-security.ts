import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';
import { browserName } from './browser-name.ts';
import { makePasskey } from './passkey-browser.ts';

const key = ['second-step'];

/** What shows that it is the person who changes how they log in. */
export interface Proof {
  readonly password?: string;
  readonly code?: string;
}

const passwordOf = ({ password }: Proof) => (password ? { password } : {});

/** Passkeys and the authenticator app of this account. */
export function useSecurity() {
  const queries = useQueryClient();
  const ways = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request((options) => client.secondStepInfo({}, options), { signal }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const refresh = () => queries.invalidateQueries({ queryKey: key });
  /** Their sentences, and what is new in the list. */
  const told = async ({ msg }: { readonly msg: string }) => {
    await refresh();
    return { type: 'msg' as const, msg };
  };
  return {
    ways,
    refresh,
    beginApp: (proof: Proof) =>
      request((options) => client.authenticatorBegin({ body: passwordOf(proof) }, options)),
    confirmApp: async (code: string) =>
      (await request((options) => client.authenticatorConfirm({ body: { code } }, options)))
        .recovery_codes,
    renewCodes: async (proof: Proof) => {
      const body = { ...passwordOf(proof), code: proof.code ?? '' };
      return (await request((options) => client.recoveryCodesRenew({ body }, options)))
        .recovery_codes;
    },
    endApp: async (proof: Proof) => {
      const body = { ...passwordOf(proof), code: proof.code ?? '' };
      return told(await request((options) => client.authenticatorEnd({ body }, options)));
    },
    addPasskey: async (proof: Proof) => {
      const { step, options: question } = await request((options) =>
        client.passkeyBegin(
          { body: { ...passwordOf(proof), ...(proof.code && { code: proof.code }) } },
          options,
        ),
      );
      const response = await makePasskey(question);
      const body = { step, response, name: browserName(navigator.userAgent) };
      return told(await request((options) => client.passkeyAdd({ body }, options)));
    },
    removePasskey: async (id: string, proof: Proof) => {
      const body = { id, ...passwordOf(proof) };
      return told(await request((options) => client.passkeyRemove({ body }, options)));
    },
  };
}

export type Ways = NonNullable<ReturnType<typeof useSecurity>['ways']['data']>;
