import { contrastRatio } from '@reelwright/contract';
import { contrastPairs } from '../../theme/contrast-pairs.ts';
import { parseTokens } from '../../theme/parse-tokens.ts';
import tokensCss from '../../theme/tokens.css?raw';
import classes from './colour-section.module.css';
import { Section, Specimen } from './section.tsx';

const tokens = parseTokens(tokensCss);

const groups: readonly { readonly label: string; readonly names: readonly string[] }[] = [
  {
    label: 'Ground and lines',
    names: [
      'ground',
      'ground-2',
      'raised',
      'hover',
      'pressed',
      'line',
      'line-strong',
      'control-line',
    ],
  },
  { label: 'Text', names: ['text', 'text-2', 'placeholder', 'disabled-text'] },
  {
    label: 'Accent, one and sparing',
    names: ['accent', 'accent-fill', 'accent-fill-hover', 'accent-tint', 'accent-text'],
  },
  {
    label: 'Success, warning, danger',
    names: [
      'success',
      'success-tint',
      'success-text',
      'warning-mark',
      'warning-tint',
      'warning-text',
      'danger-fill',
      'danger-tint',
      'danger-text',
    ],
  },
  { label: 'Stage, the same in both schemes', names: ['stage', 'stage-raised', 'stage-line'] },
];

export function ColourSection() {
  return (
    <Section
      id="colour"
      title="Color"
      intro="Every color has a job and a name. The swatches follow the scheme you are looking at; the values are light, then dark."
    >
      {groups.map((group) => (
        <Specimen key={group.label} label={group.label}>
          <ul className={classes.swatches}>
            {group.names.map((name) => (
              <li key={name} className={classes.swatch}>
                <span className={classes.patch} style={{ '--patch': `var(--rw-${name})` }} />
                <span className={classes.name}>{name}</span>
                <span className={classes.value}>
                  {tokens.light[name]} · {tokens.dark[name]}
                </span>
              </li>
            ))}
          </ul>
        </Specimen>
      ))}
      <Specimen label="Contrast, measured: text needs 4.5, controls and marks need 3">
        <ContrastList />
      </Specimen>
    </Section>
  );
}

function ContrastList() {
  return (
    <ul className={classes.pairs}>
      {contrastPairs.map(({ front, back, least }) => (
        <li key={`${front}-${back}`} className={classes.pair}>
          <span
            className={classes.sample}
            style={{ '--front': `var(--rw-${front})`, '--back': `var(--rw-${back})` }}
            aria-hidden="true"
          >
            {least === 3 ? '●' : 'Aa'}
          </span>
          <span>
            {front} on {back}
            <span className={classes.value}>
              light {formatRatio('light', front, back)} · dark {formatRatio('dark', front, back)} ·
              needs {least}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function formatRatio(scheme: 'light' | 'dark', front: string, back: string): string {
  return contrastRatio(tokens[scheme][front] ?? '', tokens[scheme][back] ?? '').toFixed(1);
}
