import { Button, Checkbox } from '@mantine/core';
import {
  type FormatId,
  formatIds,
  formatOf,
  movieSeconds,
  type ProjectData,
  videoFormats,
} from '@reelwright/movie';
import { formatClock } from '../../player/format-clock.ts';
import classes from './tabs.module.css';

interface FormatChoiceProps {
  readonly movie: ProjectData;
  readonly value: readonly FormatId[];
  readonly onChange: (formats: readonly FormatId[]) => void;
}

/** The formats that a film does not have by itself. */
export function otherFormats(movie: ProjectData): readonly FormatId[] {
  const own = formatOf(movie.movie.size);
  return formatIds.filter((id) => id !== own);
}

/** Which other formats are made in the same go, and what that takes of the month's minutes. */
export function FormatChoice({ movie, value, onChange }: FormatChoiceProps) {
  const own = formatOf(movie.movie.size);
  const offered = otherFormats(movie);
  const isAll = value.length === offered.length;
  const seconds = movieSeconds(movie);
  const count = value.length + 1;
  return (
    <fieldset className={classes.formats}>
      <legend className={classes.gainTitle}>Formats</legend>
      <Checkbox
        label={own ? `${videoFormats[own].label} ${videoFormats[own].ratio}, as it is` : 'As it is'}
        checked
        disabled
        readOnly
      />
      {offered.map((id) => (
        <Checkbox
          key={id}
          label={`${videoFormats[id].label} ${videoFormats[id].ratio}`}
          checked={value.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(offered.filter((one) => (one === id ? checked : value.includes(one))))
          }
        />
      ))}
      <div>
        <Button size="compact-sm" variant="subtle" onClick={() => onChange(isAll ? [] : offered)}>
          {isAll ? 'Only as it is' : 'All formats'}
        </Button>
      </div>
      <p className={classes.quiet} role="status">
        {count === 1
          ? `Counts as ${formatClock(seconds)} of your video minutes.`
          : `Each format is laid out by itself and counts: ${count} × ${formatClock(seconds)} = ${formatClock(count * seconds)} of your video minutes.`}
      </p>
    </fieldset>
  );
}
