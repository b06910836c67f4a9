import type { User } from '@reelwright/contract';
import { useEffect, useState } from 'react';
import { authPopup } from '../../../account/popups.ts';
import { isMember } from '../../../account/session-store.ts';
import { samplePoster } from '../../../sample/sample-poster.ts';
import { useStore } from '../../../store/use-store.ts';
import { drawnPopups } from '../../../ui/drawn-popups.ts';
import { useNewestProjects } from '../../projects/calls/use-newest-projects.ts';
import { useWelcome } from '../../settings/welcome/use-welcome.ts';
import { wasAskedForTopics } from './topics-memory.ts';
import { topicsOf } from './topics-of.ts';

/**
 * Whether the page asks by itself what somebody's videos are about: a member who has made something, and was never
 * asked. It begins when nothing else asks something, and from then on it stays, whatever opens above it.
 */
export function useAsksTopics(user: User | null) {
  const projects = useNewestProjects();
  const { isWaiting } = useWelcome(user);
  const popups = useStore(drawnPopups);
  const signingIn = useStore(authPopup);
  const isAlone = popups === 0 && signingIn === undefined;
  const [wasAsked, setAsked] = useState(wasAskedForTopics);
  const [hasBegun, setBegun] = useState(false);
  const isOpen = !wasAsked && isMember(user) && user.visit !== true && topicsOf(user).length === 0;
  const hasMadeSomething = projects?.some(({ thumbnail }) => thumbnail !== samplePoster) === true;
  const mayBegin = isOpen && hasMadeSomething && isAlone && isWaiting === false;
  useEffect(() => {
    if (mayBegin) setBegun(true);
  }, [mayBegin]);
  return { asks: isOpen && hasBegun, finish: () => setAsked(true) };
}
