import { ColdBrew } from './cold-brew.tsx';
import { FlatWhite } from './flat-white.tsx';
import { PourOver } from './pour-over.tsx';
import classes from './scene-view.module.css';
import type { Scene } from './scenes.ts';

interface SceneViewProps {
  readonly id: Scene['id'];
}

/** One slide of the sample film. Its entrances are CSS, so that pausing the film pauses them. */
export function SceneView({ id }: SceneViewProps) {
  switch (id) {
    case 'title':
      return (
        <div className={classes.title}>
          <p className={classes.kicker}>Top 3</p>
          <p className={classes.headline}>
            {['Coffees', 'worth', 'getting', 'up', 'for'].map((word) => (
              <span key={word} className={classes.word}>
                {word}
              </span>
            ))}
          </p>
          <div className={classes.row}>
            <FlatWhite />
            <ColdBrew />
            <PourOver />
          </div>
        </div>
      );
    case 'third':
      return (
        <Place
          rank={3}
          name="Flat white"
          tone="sand"
          picture={<FlatWhite />}
          facts={['Double shot', 'Thin, silky foam']}
        />
      );
    case 'second':
      return (
        <Place
          rank={2}
          name="Cold brew"
          tone="sky"
          picture={<ColdBrew />}
          facts={['Steeps overnight', 'Low and sweet']}
        />
      );
    case 'first':
      return (
        <Place
          rank={1}
          name="Pour-over"
          tone="leaf"
          picture={<PourOver />}
          facts={['One cup at a time', 'Clear and fruity']}
        />
      );
    case 'ask':
      return (
        <div className={classes.ask}>
          <p className={classes.question}>Which one is yours?</p>
          <div className={classes.choices}>
            {['Flat white', 'Cold brew', 'Pour-over'].map((choice) => (
              <span key={choice} className={classes.choice}>
                {choice}
              </span>
            ))}
          </div>
        </div>
      );
    default:
      return unknownScene(id);
  }
}

interface PlaceProps {
  readonly rank: number;
  readonly name: string;
  readonly tone: 'sand' | 'sky' | 'leaf';
  readonly picture: React.ReactNode;
  readonly facts: readonly string[];
}

function Place({ rank, name, tone, picture, facts }: PlaceProps) {
  return (
    <div className={classes.place} data-tone={tone}>
      <div className={classes.picture}>{picture}</div>
      <div className={classes.words}>
        <p className={classes.rank}>{rank}</p>
        <p className={classes.name}>{name}</p>
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function unknownScene(id: never): never {
  throw new Error(`No slide is called ${String(id)}`);
}
