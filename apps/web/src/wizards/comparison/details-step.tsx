import { isNamed, missingComment, withWinnersDescribed } from '@reelwright/wizards/comparison';
import { useEffect, useState } from 'react';
import { callAttention } from '../../form/call-attention.ts';
import { toast } from '../../ui/toast.tsx';
import { ItemTabs } from '../../wizard/item-tabs/item-tabs.tsx';
import shared from '../../wizard/step-form.module.css';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import { commentId, FeatureForm } from './feature-form.tsx';

/** What is said under each check: one tab each. */
export function DetailsStep() {
  const { data, change, show, tab } = useWizard();
  const products = (data.info.products ?? []).filter(isNamed);
  const features = (data.info.features ?? []).map((feature, at) => ({
    ...feature,
    id: feature.id ?? `feature-${at + 1}`,
  }));
  const [wanted, setWanted] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const selected = Math.max(0, Math.min(wanted, features.length - 1));
  const current = features[selected];
  useEffect(() => show(current?.id), [show, current?.id]);
  useStepMoves({
    next: (isJump) => {
      const now = tab.view.get().saving.data;
      const missing = missingComment(now);
      setChecked(true);
      if (missing) {
        const at = (now.info.features ?? []).indexOf(missing.feature);
        setWanted(at);
        toast.error(
          `Please fill ${missing.feature.text?.trim()} of ${missing.product.text?.trim()}`,
        );
        callAttention(commentId(missing.product));
        return 'refused';
      }
      change('Announce winners', withWinnersDescribed);
      if (isJump || selected >= features.length - 1) return 'done';
      setWanted(selected + 1);
      return 'moved';
    },
    back: () => {
      if (selected === 0) return false;
      setWanted(selected - 1);
      return true;
    },
  });
  return (
    <div className={shared.step}>
      <ItemTabs
        label="Checks"
        items={features.map((feature) => ({
          id: feature.id,
          title: feature.text?.trim() ?? '',
          isBroken:
            isChecked &&
            missingComment({ ...data, info: { ...data.info, features: [feature] } }) !== undefined,
        }))}
        selected={selected}
        onSelect={setWanted}
      >
        {current && (
          <FeatureForm
            key={current.id}
            feature={current}
            products={products}
            keyword={data.keyword?.trim() ?? ''}
            isChecked={isChecked}
            onChange={(update, key) =>
              change(
                'Change details',
                (now) => ({
                  ...now,
                  info: {
                    ...now.info,
                    features: (now.info.features ?? []).map((feature, at) =>
                      at === selected ? update(feature) : feature,
                    ),
                  },
                }),
                key,
              )
            }
          />
        )}
      </ItemTabs>
    </div>
  );
}
