import type { WatchData } from '@reelwright/contract';
import { type ReactNode, useState } from 'react';
import { recallChoice, rememberChoice } from '../../ui/choice-memory.ts';
import { LeadCard } from './lead-card.tsx';
import { isLeadDue } from './lead-due.ts';

/** Whoever left their address is not asked again by this browser. */
const givenDays = 365;

export interface LeadHold {
  /** Told where the film is when it is to play, plays or is over: true when it has to wait for an answer. */
  readonly holds: (seconds: number) => boolean;
  /** What lies over the film meanwhile. */
  readonly cover: ReactNode;
}

/** Asks the viewers of a film for their address, at the moment its owner chose. */
export function useLead({ id, lead }: WatchData, place: 'watch' | 'embed'): LeadHold {
  const memory = `lead-${id}`;
  const [isOver, setOver] = useState(() => !lead || recallChoice(memory) !== undefined);
  const [isAsking, setAsking] = useState(false);
  const end = (keeping: Parameters<typeof rememberChoice>[2]) => {
    rememberChoice(memory, 'yes', keeping);
    setOver(true);
    setAsking(false);
  };
  return {
    holds: (seconds) => {
      if (!lead || isOver || !isLeadDue(lead, seconds)) return false;
      setAsking(true);
      return true;
    },
    cover: lead && isAsking && (
      <LeadCard
        videoId={id}
        ask={lead}
        place={place}
        onSkip={() => end('session')}
        onGiven={() => end({ days: givenDays })}
      />
    ),
  };
}
