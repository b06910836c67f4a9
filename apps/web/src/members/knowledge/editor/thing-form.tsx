import { TextInput } from '@mantine/core';
import type { EntryProblem, OwnThing } from '@reelwright/contract';
import { CommaInput } from './comma-input.tsx';
import classes from './entry-page.module.css';
import { PointsField } from './points-field.tsx';
import { overLength, problemsByPart } from './problems.ts';
import { QuestionsField } from './questions-field.tsx';

interface ThingFormProps {
  readonly thing: OwnThing;
  readonly problems: readonly EntryProblem[];
  readonly onChange: (thing: OwnThing) => void;
}

const longest = { name: 40, hook: 90 };

/** One thing that videos can be made about. */
export function ThingForm({ thing, problems, onChange }: ThingFormProps) {
  const problemOf = problemsByPart(problems);
  const change = (next: Partial<OwnThing>) => onChange({ ...thing, ...next });
  return (
    <div className={classes.form}>
      <TextInput
        label="Name"
        required
        description="What people type to make a video about it."
        placeholder="Farmer loaf"
        value={thing.name}
        error={problemOf('Name') ?? overLength(thing.name, longest.name)}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        label="In a sentence"
        description={`As in “${thing.points.length} things to know about ${thing.plural || thing.name || 'our farmer loaf'}”.`}
        placeholder="our farmer loaf"
        value={thing.plural}
        onChange={(event) => change({ plural: event.currentTarget.value })}
      />
      <CommaInput
        label="Other names"
        description="What else people may type, separated by commas."
        placeholder="country bread, house bread"
        words={thing.otherNames}
        error={problemOf('Other names')}
        onWords={(otherNames) => change({ otherNames })}
      />
      <TextInput
        label="First sentence"
        required
        description="The first sentence people hear. Make them curious."
        placeholder="One dough, two days, and a crust that sings."
        value={thing.hook}
        error={problemOf('First sentence') ?? overLength(thing.hook, longest.hook)}
        onChange={(event) => change({ hook: event.currentTarget.value })}
      />
      <PointsField
        points={thing.points}
        problemOf={problemOf}
        onChange={(points) => change({ points })}
      />
      <QuestionsField
        questions={thing.questions}
        problemOf={problemOf}
        onChange={(questions) => change({ questions })}
      />
      <details className={classes.more}>
        <summary>Pictures and kind</summary>
        <div className={classes.form}>
          <CommaInput
            label="What it shows"
            description="Names of built-in pictures. Leave it empty, and they’re found by its words."
            placeholder="bread, fire"
            words={thing.objects}
            error={problemOf('What it shows')}
            onWords={(objects) => change({ objects })}
          />
          <CommaInput
            label="What it is one of"
            description="From broad to narrow: it tells things with the same name apart."
            placeholder="food, bread"
            words={thing.kinds}
            onWords={(kinds) => change({ kinds })}
          />
        </div>
      </details>
    </div>
  );
}
