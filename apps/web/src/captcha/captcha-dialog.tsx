import { Button } from '@mantine/core';
import { DialogBody } from '../ui/dialogs/dialog-body.tsx';
import { openDialog } from '../ui/dialogs/open-dialog.ts';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { ProgressWithWords } from '../ui/progress-with-words.tsx';
import classes from './captcha-dialog.module.css';
import { useCaptcha } from './use-captcha.ts';

type Answer = (token: string | undefined) => void;

/** The browser solves a puzzle while its person looks on; undefined when they close it. */
export function solveInDialog(): Promise<string | undefined> {
  return openDialog<string | undefined>(
    { title: 'Captcha verification', sizePx: 400 },
    undefined,
    (answer) => <CaptchaBody answer={answer} />,
  );
}

function CaptchaBody({ answer }: { readonly answer: Answer }) {
  const { percent, problem, retry } = useCaptcha(answer);
  return (
    <DialogBody
      buttons={
        <>
          <Button variant="default" onClick={() => answer(undefined)}>
            Cancel
          </Button>
          {problem && (
            <Button onClick={retry} data-autofocus>
              Try again
            </Button>
          )}
        </>
      }
    >
      <div className={classes.body}>
        <p>Please prove that you're not a bot</p>
        {problem ? (
          <InlineAlert tone="danger">{problem}</InlineAlert>
        ) : (
          <ProgressWithWords
            words="Your browser is solving a small puzzle for you"
            percent={percent}
          />
        )}
      </div>
    </DialogBody>
  );
}
