import { type FieldValue, fieldName } from '@reelwright/forms';
import { useId, useState } from 'react';
import { FieldControl } from '../../form/field-control.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast.tsx';
import { fieldSpecimens } from './field-specimens.ts';
import { Section, Specimen } from './section.tsx';

const states = [
  { value: 'ready', label: 'Ready' },
  { value: 'wrong', label: 'Wrong' },
  { value: 'disabled', label: 'Disabled' },
] as const;

type State = (typeof states)[number]['value'];

export function FieldsSection() {
  const formId = useId();
  const [state, setState] = useState<State>('ready');
  const [values, setValues] = useState<Record<string, FieldValue>>(() =>
    Object.fromEntries(fieldSpecimens.map(({ field, value }) => [field.id, value])),
  );
  const problems = new Map(
    state === 'wrong'
      ? fieldSpecimens.map(({ field }) => [field.id, `${fieldName(field)} is required`])
      : [],
  );
  return (
    <Section
      id="fields"
      title="Fields"
      intro="One of every kind. Labels stay in sight, descriptions help before, messages help after."
    >
      <Specimen label="Show them" layout="row">
        <Segmented
          label="State of the fields"
          segments={states}
          value={state}
          onChange={setState}
        />
      </Specimen>
      <Specimen label="Every kind of field" layout="columns">
        {fieldSpecimens.map(({ field }) => (
          <FieldControl
            key={field.id}
            field={state === 'disabled' ? { ...field, disabled: true } : field}
            path={field.id}
            value={values[field.id]}
            context={{ formId, problems, onAction: (action) => toast.info(`Action: ${action}`) }}
            onChange={(value) => setValues((now) => ({ ...now, [field.id]: value }))}
            onLeave={() => {}}
          />
        ))}
      </Specimen>
    </Section>
  );
}
