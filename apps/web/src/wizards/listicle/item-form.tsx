import { Button, TextInput } from '@mantine/core';
import type { Field, FieldValue } from '@reelwright/forms';
import {
  type ListItem,
  longTriviaLetters,
  longTriviaMessage,
  maxTrivia,
  renamedItem,
  withTriviaWritten,
} from '@reelwright/wizards/listicle';
import { formValuesOf, withFormValue } from '@reelwright/wizards/machine';
import {
  IconArrowDown,
  IconArrowUp,
  IconBrandGoogle,
  IconEraser,
  IconSparkles,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { FieldControl } from '../../form/field-control.tsx';
import { Icon } from '../../theme/icon.tsx';
import { prompt } from '../../ui/dialogs/prompt.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { newId } from '../../ui/new-id.ts';
import { NewTab } from '../../ui/new-tab.tsx';
import shared from '../../wizard/step-form.module.css';
import { useWizard } from '../../wizard/wizard-model.ts';
import classes from './items-step.module.css';
import { useTrivia } from './use-trivia.ts';

/** Where the focus goes when a name is missing. */
export const itemNameId = 'item-name';

const triviaField: Field = {
  kind: 'list',
  id: 'trivia',
  label: 'Trivia lines',
  itemName: 'Line',
  // A sentence is read whole.
  isLong: true,
  max: maxTrivia,
  warnLength: longTriviaLetters,
  warnMessage: longTriviaMessage,
  placeholder: 'A short, true sentence',
};

interface ItemFormProps {
  readonly item: ListItem & { readonly id: string };
  readonly number: number;
  readonly isNameMissing: boolean;
  /** The list is being filled in: what is empty now gets a name in a moment. */
  readonly isNameComing: boolean;
  readonly onChange: (update: (item: ListItem) => ListItem, mergeKey?: string) => void;
  readonly onRemove: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly canMove: { readonly back: boolean; readonly on: boolean };
}

export function ItemForm(props: ItemFormProps) {
  const { item, number, isNameMissing, isNameComing, onChange } = props;
  const { data, change } = useWizard();
  const name = item.text?.trim() ?? '';
  const unit = data.info.unit?.trim() || 'item';
  const trivia = useTrivia(item);
  const [rows, setRows] = useState<FieldValue>();
  const kept = formValuesOf([triviaField], item).trivia;
  const takeRows = (value: FieldValue) => {
    // The empty row that waits is drawn, not kept.
    setRows(value);
    const filled = Array.isArray(value) ? (value as readonly string[]).filter(Boolean) : value;
    onChange(
      (now) => withTriviaWritten(now, withFormValue(now, triviaField, filled, newId)),
      `trivia ${item.id}`,
    );
  };
  const generate = async () => {
    setRows(undefined);
    await trivia.generate();
  };
  /** Spec: the type of item tells two things of the same name apart. */
  const correct = async () => {
    const values = await prompt({
      title: 'Is this trivia incorrect?',
      fields: [
        {
          kind: 'text',
          id: 'unit',
          label: `What type of thing is ${name}?`,
          name: 'type of item',
          description: 'We’ll look for facts about that instead.',
          required: true,
          maxLength: 40,
        },
      ],
      initial: { unit },
      saveLabel: 'Find other trivia',
    });
    if (typeof values?.unit !== 'string') return;
    const nextUnit = values.unit.trim();
    change('Change type of item', (now) => ({ ...now, info: { ...now.info, unit: nextUnit } }));
    setRows(undefined);
    await trivia.generate(nextUnit);
  };
  const clear = () => {
    setRows(undefined);
    onChange((now) => ({ ...now, trivia: [], filled: false, wantsFacts: false, auto: false }));
  };
  const hasTrivia = (item.trivia ?? []).some(({ text }) => text?.trim());
  return (
    <div className={shared.form}>
      <div data-field>
        <TextInput
          id={itemNameId}
          label={`Name of ${unit} ${number}`}
          withAsterisk
          aria-required
          maxLength={120}
          value={item.text ?? ''}
          {...(isNameComing && { placeholder: 'Looking for a name…' })}
          error={isNameMissing ? 'Name is required' : undefined}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setRows(undefined);
            onChange((now) => renamedItem(now, text), `name ${item.id}`);
          }}
        />
      </div>
      <TextInput
        label="Image keyword (optional)"
        description="What its pictures should show, if not the name itself."
        placeholder={name}
        maxLength={120}
        value={item.keyword ?? ''}
        onChange={(event) => {
          const keyword = event.currentTarget.value;
          onChange((now) => ({ ...now, keyword, isOwnKeyword: true }), `keyword ${item.id}`);
        }}
      />
      <FieldControl
        field={triviaField}
        path="trivia"
        value={rows ?? kept}
        context={{ formId: `item-${item.id}`, problems: noProblems }}
        onChange={takeRows}
        onLeave={() => undefined}
      />
      {item.filled && !hasTrivia && !trivia.isBusy && name !== '' && (
        <InlineAlert tone="warning">Sorry no trivia found for {name}</InlineAlert>
      )}
      <div className={shared.actions}>
        <Button
          variant="light"
          leftSection={<Icon shape={IconSparkles} />}
          loading={trivia.isBusy || item.filling === true}
          disabled={name === ''}
          onClick={() => void generate()}
        >
          {hasTrivia ? 'Find other trivia' : 'Find trivia'}
        </Button>
        {name !== '' && (
          <Button
            component="a"
            variant="subtle"
            color="gray"
            href={`https://www.google.com/search?q=${encodeURIComponent(`${name} ${unit}`)}`}
            target="_blank"
            rel="noreferrer"
            leftSection={<Icon shape={IconBrandGoogle} />}
          >
            Search on Google
            <NewTab />
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          leftSection={<Icon shape={IconEraser} />}
          disabled={!hasTrivia}
          onClick={clear}
        >
          Clear trivia only
        </Button>
        <span className={shared.end}>
          <IconButton
            label={`Move ${unit} up`}
            icon={IconArrowUp}
            disabled={!props.canMove.back}
            onClick={() => props.onMove(-1)}
          />
          <IconButton
            label={`Move ${unit} down`}
            icon={IconArrowDown}
            disabled={!props.canMove.on}
            onClick={() => props.onMove(1)}
          />
          <IconButton
            label={`Remove ${name || unit}`}
            icon={IconTrash}
            color="danger"
            onClick={props.onRemove}
          />
        </span>
      </div>
      {hasTrivia && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.link ?? ''}
          onClick={() => void correct()}
        >
          Is this trivia incorrect?
        </Button>
      )}
    </div>
  );
}

const noProblems: ReadonlyMap<string, string> = new Map();
