import type { User } from '@reelwright/contract';

type VoiceObstacle =
  | { readonly kind: 'guest' }
  | { readonly kind: 'unverified' }
  | { readonly kind: 'too-long'; readonly most: number }
  | { readonly kind: 'many' };

/** What stands between somebody and a computer voice: an account, its email, the plan's lines, or a question. */
export function voiceObstacle(
  user: Pick<User, 'id' | 'verified' | 'access'> | null,
  lines: number,
): VoiceObstacle | undefined {
  if (!user || user.id <= 0) return { kind: 'guest' };
  const { ttsNeedsVerifiedEmail, maxTtsLines, ttsLinesConfirmAbove } = user.access.limits;
  if (ttsNeedsVerifiedEmail && !user.verified) return { kind: 'unverified' };
  if (maxTtsLines !== null && lines > maxTtsLines) return { kind: 'too-long', most: maxTtsLines };
  return lines > (ttsLinesConfirmAbove ?? Infinity) ? { kind: 'many' } : undefined;
}
