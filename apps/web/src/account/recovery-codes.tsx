import { Button } from '@mantine/core';
import { copyText } from '../publish/copy-text.ts';
import classes from './app-setup.module.css';
import layout from './auth-layout.module.css';
import { ViewHeading } from './view-heading.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The codes for a lost phone, which nobody sees again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <div className={layout.view}>
      <ViewHeading title="Keep these recovery codes">
        Each one logs you in once if you lose your phone. They’re only shown now, so print them or
        put them where you keep your passwords.
      </ViewHeading>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={layout.between}>
        <Button variant="default" onClick={() => void copyText(codes.join('\n'))}>
          Copy codes
        </Button>
        <Button onClick={onDone}>I’ve saved them</Button>
      </div>
    </div>
  );
}
