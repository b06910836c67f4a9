import type { User } from '@reelwright/contract';
import { useEffect, useState } from 'react';

const place = 'was-member';

/** Who is signed in, on a page that anybody may see. `likely` until that is known: whoever was the last time. */
export type SiteVisitor =
  | { readonly state: 'stranger' }
  | { readonly state: 'likely' }
  | { readonly state: 'member'; readonly user: User };

let asked: Promise<User | null> | undefined;

/** Asked once per page, after it is drawn; what it takes to ask comes then, too. */
export function useSiteVisitor(): SiteVisitor {
  const [visitor, setVisitor] = useState<SiteVisitor>(() => ({
    state: wasMember() ? 'likely' : 'stranger',
  }));
  useEffect(() => {
    let isHere = true;
    asked ??= askWhoItIs();
    void asked.then((user) => {
      if (isHere) setVisitor(user ? { state: 'member', user } : { state: 'stranger' });
    });
    return () => {
      isHere = false;
    };
  }, []);
  return visitor;
}

/** Nobody, where the server is out of reach: the way in asks again. */
async function askWhoItIs(): Promise<User | null> {
  try {
    const { client } = await import('../api/client.ts');
    const { user } = await client.userInfo();
    const member = user && !user.guest ? user : null;
    keepMember(member !== null);
    return member;
  } catch {
    return null;
  }
}

/** A browser may keep its storage shut. */
function wasMember(): boolean {
  try {
    return localStorage.getItem(place) !== null;
  } catch {
    return false;
  }
}

function keepMember(isMember: boolean): void {
  try {
    if (isMember) localStorage.setItem(place, '1');
    else localStorage.removeItem(place);
  } catch {
    // Then the page asks every time.
  }
}
