import { Button } from '@mantine/core';
import { clampNumber, parseNumber } from '@reelwright/forms';
import { sizeBounds } from '@reelwright/movie';
import { IconAspectRatio } from '@tabler/icons-react';
import { useState } from 'react';
import { offerUpgrade } from '../../../account/offer-upgrade.ts';
import { useUser } from '../../../account/use-user.ts';
import { FieldControl } from '../../../form/field-control.tsx';
import { useAnswers } from '../../../project/answers.ts';
import { Icon } from '../../../theme/icon.tsx';
import { SizeSwitch } from '../../size/size-switch.tsx';
import { withSize } from '../../size/video-shapes.ts';
import classes from './theme-step.module.css';

/** Wide, square, vertical, 4:5, or a size of one's own. */
export function SizeChoice() {
  const { data, change } = useAnswers();
  const mayCustomise = useUser()?.access.limits.customSize ?? false;
  const { custom, width, height } = data.movie.size;
  const customise = () => {
    if (mayCustomise) return change('Change size', (now) => withSize(now, { custom: true }));
    void offerUpgrade(
      'Custom sizes are part of the paid plans',
      'Wide, square, vertical and portrait videos are free. Upgrade to choose any size.',
    );
  };
  return (
    <div className={classes.fields}>
      <SizeSwitch />
      {custom ? (
        <div className={classes.pair}>
          <Side label="Width" side="width" value={width} />
          <Side label="Height" side="height" value={height} />
        </div>
      ) : (
        <div>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<Icon shape={IconAspectRatio} />}
            onClick={customise}
          >
            Custom size
          </Button>
        </div>
      )}
    </div>
  );
}

interface SideProps {
  readonly label: string;
  readonly side: 'width' | 'height';
  readonly value: number;
}

/** Spec: from 100 to 2000 px; what lies outside becomes 1920. */
function Side({ label, side, value }: SideProps) {
  const { change } = useAnswers();
  const [typed, setTyped] = useState<string>();
  const settle = () => {
    const px = parseNumber(typed ?? value);
    const isWithin = px !== undefined && px === clampNumber(sizeBounds, px);
    const settled = isWithin ? Math.round(px) : sizeBounds.outOfRange;
    change('Change size', (now) => withSize(now, { [side]: settled }));
    setTyped(undefined);
  };
  return (
    <FieldControl
      field={{ kind: 'text', id: side, label: `${label} (px)` }}
      path={side}
      value={typed ?? String(value)}
      context={{ formId: 'custom-size', problems: new Map() }}
      onChange={(next) => setTyped(String(next))}
      onLeave={settle}
    />
  );
}
