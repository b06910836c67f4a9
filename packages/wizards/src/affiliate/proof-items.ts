/** Proofs as they are kept: what each kind needs. */
import type { ProjectData } from '@reelwright/movie';
import { textOf } from '../kept-line.ts';

export type ProofItem = NonNullable<ProjectData['proof_list']>[number];
type ProofKind = NonNullable<ProofItem['type']>;

/** Spec: the buttons of the step. */
export const proofKinds: readonly { readonly kind: ProofKind; readonly label: string }[] = [
  { kind: 'testimonial', label: 'Add Testimonial' },
  { kind: 'screenshot', label: 'Add Screenshot / Statistics' },
  { kind: 'before-after', label: 'Before / After photos' },
  { kind: 'other', label: 'Other photo / video' },
];

export const maxProofs = 10;

export function blankProof(id: string, type: ProofKind): ProofItem {
  return { id, type, text: '', media: [], hasMedia: true };
}

/** What is missing, by the place it is missing at; the first is told. */
export function proofProblems(proof: ProofItem): Readonly<Record<string, string>> {
  const has = (at: number) => Boolean(proof.media?.[at]?.url);
  switch (proof.type) {
    case 'testimonial':
      return textOf(proof.testimonial_text) ? {} : { quote: 'Testimonial is required' };
    case 'screenshot':
      return has(0) ? {} : { first: 'Screenshot is required' };
    case 'before-after':
      return {
        ...(!has(0) && { first: 'Before photo is required' }),
        ...(!has(1) && { second: 'After photo is required' }),
      };
    default:
      return {};
  }
}
