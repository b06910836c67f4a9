import { Button, TextInput } from '@mantine/core';
import type { EntryProblem, OwnTopic } from '@reelwright/contract';
import { IconPlus } from '@tabler/icons-react';
import { Icon } from '../../../theme/icon.tsx';
import { CommaInput } from './comma-input.tsx';
import { emptyList } from './empty-entries.ts';
import classes from './entry-page.module.css';
import { LinesInput } from './lines-input.tsx';
import { ListField } from './list-field.tsx';
import { withoutRow, withRow } from './list-rows.ts';
import { overLength, problemsByPart } from './problems.ts';
import { QuestionsField } from './questions-field.tsx';

interface TopicFormProps {
  readonly topic: OwnTopic;
  readonly problems: readonly EntryProblem[];
  readonly onChange: (topic: OwnTopic) => void;
}

const longest = { title: 60, sentence: 90 };
const maxLists = 3;

/** A topic with its lists: each list is a video. */
export function TopicForm({ topic, problems, onChange }: TopicFormProps) {
  const problemOf = problemsByPart(problems);
  const change = (next: Partial<OwnTopic>) => onChange({ ...topic, ...next });
  const { lists } = topic;
  return (
    <div className={classes.form}>
      <TextInput
        label="Name"
        required
        description="What people type to make a video about it."
        placeholder="Our breads"
        value={topic.title}
        error={problemOf('Name') ?? overLength(topic.title, longest.title)}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <CommaInput
        label="Other names"
        description="What else people may type, separated by commas."
        placeholder="breads of our bakery, bakery breads"
        words={topic.otherNames}
        error={problemOf('Other names')}
        onWords={(otherNames) => change({ otherNames })}
      />
      <LinesInput
        label="First sentences"
        description="One per line. A video begins with one of them."
        placeholder="Five breads, one oven, no secrets."
        lines={topic.hooks}
        longest={longest.sentence}
        error={problemOf('First sentences')}
        onLines={(hooks) => change({ hooks })}
      />
      {lists.map((list, at) => (
        <ListField
          // biome-ignore lint/suspicious/noArrayIndexKey: a list is known by its place
          key={at}
          at={at}
          list={list}
          problemOf={problemOf}
          onChange={(next) => change({ lists: withRow(lists, at, next) })}
          onRemove={lists.length > 1 ? () => change({ lists: withoutRow(lists, at) }) : undefined}
        />
      ))}
      <Button
        variant="default"
        className={classes.add ?? ''}
        leftSection={<Icon shape={IconPlus} />}
        disabled={lists.length >= maxLists}
        onClick={() => change({ lists: [...lists, emptyList] })}
      >
        Add a list
      </Button>
      <LinesInput
        label="Last sentences"
        description="One per line. A video ends with one of them."
        placeholder="Which one will you try first?"
        lines={topic.closings}
        longest={longest.sentence}
        error={problemOf('Last sentences')}
        onLines={(closings) => change({ closings })}
      />
      <QuestionsField
        questions={topic.questions}
        problemOf={problemOf}
        onChange={(questions) => change({ questions })}
      />
      <details className={classes.more}>
        <summary>Pictures and related words</summary>
        <div className={classes.form}>
          <CommaInput
            label="What it shows"
            description="Names of built-in pictures for the title. Leave it empty, and they’re found by its words."
            placeholder="bread, fire"
            words={topic.objects}
            error={problemOf('What it shows')}
            onWords={(objects) => change({ objects })}
          />
          <CommaInput
            label="Related words"
            description="What people also look for: they are suggested for titles and tags."
            placeholder="bakery, sourdough, fresh bread"
            words={topic.related}
            onWords={(related) => change({ related })}
          />
        </div>
      </details>
    </div>
  );
}
