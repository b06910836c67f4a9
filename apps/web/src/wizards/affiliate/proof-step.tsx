import { Button } from '@mantine/core';
import { moveItem, type RepeatGroup, removeItem } from '@reelwright/forms';
import {
  blankProof,
  maxProofs,
  type ProofItem,
  proofKinds,
  proofProblems,
} from '@reelwright/wizards/affiliate';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormFields } from '../../form/form-fields.tsx';
import { Icon } from '../../theme/icon.tsx';
import { newId } from '../../ui/new-id.ts';
import { toast } from '../../ui/toast.tsx';
import { ItemTabs } from '../../wizard/item-tabs/item-tabs.tsx';
import shared from '../../wizard/step-form.module.css';
import { useAnswersForm } from '../../wizard/steps/use-answers-form.ts';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import classes from './affiliate.module.css';
import { ProofForm } from './proof-form.tsx';

type Item = ProofItem & { readonly id: string };
type Group = RepeatGroup<Item>;

const names = {
  testimonial: 'Testimonial',
  screenshot: 'Screenshot',
  'before-after': 'Before / After',
  other: 'Photo / video',
} as const;

/** Proofs of all kinds, one tab each. */
export function ProofStep() {
  const { step, data, change, show, tab } = useWizard();
  const form = useAnswersForm(step.fields?.(data) ?? []);
  const proofs = (data.proof_list ?? []).map((proof, at) => ({
    ...proof,
    id: proof.id ?? `proof-${at + 1}`,
  }));
  const ideas = data.info.proof_ideas ?? [];
  const [wanted, setWanted] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const selected = Math.max(0, Math.min(wanted, proofs.length - 1));
  const current = proofs[selected];
  const group: Group = { items: proofs, selected };
  useEffect(() => show(current?.id ?? 'proof-title'), [show, current?.id]);
  const take = (label: string, next: Group) => {
    change(label, (now) => ({ ...now, proof_list: [...next.items] }));
    setWanted(next.selected);
  };
  useStepMoves({
    next: () => {
      const now = tab.view.get().saving.data.proof_list ?? [];
      const broken = now.findIndex((proof) => Object.keys(proofProblems(proof)).length > 0);
      setChecked(true);
      if (broken >= 0) {
        setWanted(broken);
        toast.error(Object.values(proofProblems(now[broken] ?? {}))[0] ?? '');
        return 'refused';
      }
      return form.validate() ? 'done' : 'refused';
    },
  });
  return (
    <div className={shared.step}>
      <FormFields form={form} />
      <div className={shared.actions}>
        {proofKinds.map(({ kind, label }) => (
          <Button
            key={kind}
            variant="default"
            disabled={proofs.length >= maxProofs}
            leftSection={<Icon shape={IconPlus} sizePx={16} />}
            onClick={() => {
              const added = { ...blankProof(newId(), kind), id: newId() };
              take('Add proof', { items: [...proofs, added], selected: proofs.length });
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      {proofs.length === 0 && ideas.length > 0 && (
        <div>
          <p className={shared.quiet}>What you could show:</p>
          <ul className={classes.shown}>
            {ideas.map((idea) => (
              <li key={idea}>{idea}</li>
            ))}
          </ul>
        </div>
      )}
      {current && (
        <ItemTabs
          label="Proof"
          items={proofs.map((proof) => ({
            id: proof.id,
            title: names[proof.type ?? 'other'],
            isBroken: isChecked && Object.keys(proofProblems(proof)).length > 0,
          }))}
          selected={selected}
          onSelect={setWanted}
          onMove={(from, to) => take('Move proof', moveItem(group, from, to))}
        >
          <ProofForm
            key={current.id}
            proof={current}
            problems={isChecked ? proofProblems(current) : {}}
            keyword={data.product?.text || data.keyword || ''}
            onChange={(part, mergeKey) =>
              change(
                'Change proof',
                (now) => ({
                  ...now,
                  proof_list: (now.proof_list ?? []).map((proof, at) =>
                    at === selected ? { ...proof, ...part } : proof,
                  ),
                }),
                mergeKey,
              )
            }
            onRemove={() => {
              take('Remove proof', removeItem({ min: 0 }, group, selected));
              toast.info('Removed one proof', { undo: () => take('Bring proof back', group) });
            }}
          />
        </ItemTabs>
      )}
    </div>
  );
}
