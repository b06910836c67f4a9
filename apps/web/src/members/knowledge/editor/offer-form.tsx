import { Select, TextInput } from '@mantine/core';
import type { EntryProblem, OwnOffer } from '@reelwright/contract';
import { CommaInput } from './comma-input.tsx';
import classes from './entry-page.module.css';
import { LinesInput } from './lines-input.tsx';
import { overLength, problemsByPart } from './problems.ts';

interface OfferFormProps {
  readonly offer: OwnOffer;
  readonly problems: readonly EntryProblem[];
  readonly onChange: (offer: OwnOffer) => void;
}

const longest = 80;
const kinds = ['local business', 'professional service', 'online business', 'product brand'];

/** The questions of the Affiliate wizard's first step, and how each answer fits into a sentence. */
const answers = [
  { name: 'desired', label: 'Customers want to …', placeholder: 'bring home bread that tastes' },
  { name: 'issue', label: 'What bothers them?', placeholder: 'bread that is dry the next day' },
  { name: 'undesired', label: 'They do not want to …', placeholder: 'queue for half an hour' },
  { name: 'target', label: 'Who are they?', placeholder: 'families in the neighborhood' },
  { name: 'product_type', label: 'What kind of product is it?', placeholder: 'bakery' },
  { name: 'time', label: 'How long does it take?', placeholder: 'five minutes' },
  { name: 'dont_need', label: 'What do they not need for it?', placeholder: 'a car' },
  { name: 'cheaters', label: 'What has let them down before?', placeholder: 'frozen dough' },
] as const;

const several = [
  {
    name: 'benefits',
    label: 'Benefits',
    description: 'One per line, three or more: what is good about it.',
    placeholder: 'Dough that rests for two days',
  },
  {
    name: 'questions',
    label: 'What customers ask',
    description: 'One per line.',
    placeholder: 'Until when is there fresh bread?',
  },
  {
    name: 'proofs',
    label: 'What could be shown as proof',
    description: 'One per line. Only what is true.',
    placeholder: 'Show the oven in the morning',
  },
  {
    name: 'ctas',
    label: 'What viewers should do',
    description: 'One per line. A video ends with one of them.',
    placeholder: 'Come by tomorrow morning',
  },
] as const;

/** What a sales video for a kind of business may say. */
export function OfferForm({ offer, problems, onChange }: OfferFormProps) {
  const problemOf = problemsByPart(problems);
  const change = (next: Partial<OwnOffer>) => onChange({ ...offer, ...next });
  return (
    <div className={classes.form}>
      <TextInput
        label="Kind of business"
        required
        description="What people type to make a sales video for it."
        placeholder="bakery"
        value={offer.name}
        error={problemOf('Kind of business') ?? overLength(offer.name, longest)}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <CommaInput
        label="Other names"
        description="What else people may type, separated by commas."
        placeholder="bakeries, bread shop"
        words={offer.otherNames}
        error={problemOf('Other names')}
        onWords={(otherNames) => change({ otherNames })}
      />
      <Select
        label="How it sells"
        description="A place people visit is described differently from something they order."
        placeholder="Not said"
        data={kinds}
        value={offer.kind || null}
        clearable
        clearButtonProps={{ 'aria-label': 'Clear how it sells' }}
        onChange={(kind) => change({ kind: kind ?? '' })}
      />
      <div className={classes.pairs}>
        {answers.map(({ name, label, placeholder }) => (
          <TextInput
            key={name}
            label={label}
            placeholder={placeholder}
            value={offer[name]}
            error={overLength(offer[name], longest)}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        ))}
      </div>
      {several.map(({ name, ...input }) => (
        <LinesInput
          key={name}
          {...input}
          lines={offer[name]}
          longest={longest}
          onLines={(lines) => change({ [name]: lines })}
        />
      ))}
      <details className={classes.more}>
        <summary>Pictures</summary>
        <div className={classes.form}>
          <CommaInput
            label="What it shows"
            description="Names of built-in pictures. Leave it empty, and they’re found by its words."
            placeholder="bread, fire"
            words={offer.objects}
            error={problemOf('What it shows')}
            onWords={(objects) => change({ objects })}
          />
        </div>
      </details>
    </div>
  );
}
