import type { Field, FieldValue } from '@reelwright/forms';
import {
  blankFeature,
  featureExamples,
  featureLimits,
  isNamed,
  withWinnersRenamed,
} from '@reelwright/wizards/comparison';
import { formValuesOf, withFormValue } from '@reelwright/wizards/machine';
import { useEffect, useState } from 'react';
import { FieldControl } from '../../form/field-control.tsx';
import { newId } from '../../ui/new-id.ts';
import { NameButtons, Suggestions } from '../../wizard/name-suggestions/name-suggestions.tsx';
import shared from '../../wizard/step-form.module.css';
import { useWizard } from '../../wizard/wizard-model.ts';

const featuresField: Field = {
  kind: 'list',
  id: 'info.features',
  label: 'Comparison checks',
  itemName: 'Check',
  min: featureLimits.min,
  max: featureLimits.max,
  placeholder: 'Battery life',
};
const noProblems: ReadonlyMap<string, string> = new Map();

/** What is compared: a list of checks, and examples to add. */
export function FeaturesStep() {
  const { data, change, show } = useWizard();
  const [rows, setRows] = useState<FieldValue>();
  useEffect(() => show('title'), [show]);
  const features = data.info.features ?? [];
  const names = new Set(features.map(({ text }) => text?.trim().toLowerCase()));
  const take = (value: FieldValue) => {
    setRows(value);
    const filled = Array.isArray(value) ? (value as readonly string[]).filter(Boolean) : value;
    change(
      'Change checks',
      (now) => withWinnersRenamed(now, withFormValue(now, featuresField, filled, newId)),
      'features',
    );
  };
  const add = (name: string) => {
    setRows(undefined);
    change('Add check', (now) => ({
      ...now,
      info: {
        ...now.info,
        features: [...(now.info.features ?? []).filter(isNamed), blankFeature(newId(), name)],
      },
    }));
  };
  const left = featureExamples.filter((name) => !names.has(name.toLowerCase()));
  return (
    <div className={shared.step}>
      <FieldControl
        field={featuresField}
        path="features"
        value={rows ?? formValuesOf([featuresField], data)[featuresField.id]}
        context={{ formId: 'features', problems: noProblems }}
        onChange={take}
        onLeave={() => undefined}
      />
      <Suggestions title="Examples">
        <NameButtons
          names={left}
          isFull={features.filter(isNamed).length >= featureLimits.max}
          onAdd={add}
        />
      </Suggestions>
    </div>
  );
}
