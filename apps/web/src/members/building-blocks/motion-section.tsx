import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { shake } from '../../form/shake.ts';
import { Icon } from '../../theme/icon.tsx';
import { useReducedMotion } from '../../theme/use-reduced-motion.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import classes from './motion-section.module.css';
import { Section, Specimen } from './section.tsx';

export function MotionSection() {
  const [turn, setTurn] = useState(0);
  const wrong = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const replay = () => {
    setTurn(turn + 1);
    if (wrong.current) shake(wrong.current);
  };
  return (
    <Section
      id="motion"
      title="Motion"
      intro="120 ms when something is pointed at, 200 ms when something arrives, both easing out. Nothing moves for people who ask for stillness."
    >
      {isStill && (
        <InlineAlert tone="info">
          Your system asks for reduced motion, so these stand still. That is how it should be.
        </InlineAlert>
      )}
      <Specimen label="Point at the first one; replay the others" layout="row">
        <div className={classes.hover}>Hover, 120 ms</div>
        <div key={`enter-${turn}`} className={classes.enter}>
          Enter, 200 ms
        </div>
        <div ref={wrong} className={classes.wrong}>
          Something to put right
        </div>
        <Button
          variant="default"
          leftSection={<Icon shape={IconPlayerPlay} />}
          onClick={replay}
          disabled={isStill}
        >
          Replay
        </Button>
      </Specimen>
    </Section>
  );
}
