import { Button } from '@mantine/core';
import { articleLines } from '@reelwright/article';
import { formatCount } from '@reelwright/english';
import { IconClipboardText, IconFileText } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { ProgressWithWords } from '../../ui/progress-with-words.tsx';
import { useWizard } from '../../wizard/wizard-model.ts';
import classes from './import-step.module.css';
import { articleFileKinds } from './read-article.ts';
import type { FileImportModel } from './use-file-import.ts';

interface FileImportProps {
  readonly id: string;
  readonly file: FileImportModel;
  /** What is missing, once somebody pressed Next. */
  readonly problem: string | undefined;
  readonly onPaste: () => void;
}

/** A file with the article in it: chosen or dropped, and read at once. */
export function FileImport({ id, file, problem, onPaste }: FileImportProps) {
  const { data } = useWizard();
  const { title = '', body = '', source, url = '' } = data.info;
  const hasArticle = source !== undefined && url === '' && body !== '' && !file.problem;
  return (
    <div id={id} tabIndex={-1} className={classes.file} data-field>
      {file.isBusy ? (
        <div className={classes.reading} role="status">
          <ProgressWithWords words={`Reading ${file.name}`} />
          <Button variant="default" onClick={file.cancel}>
            Cancel
          </Button>
        </div>
      ) : (
        <FileDrop
          label={hasArticle ? 'Choose another file' : 'Choose a file, or drop it anywhere here'}
          description="PDF, Word (.docx), Markdown, text, HTML or a saved mail, up to 20 MB"
          accept={articleFileKinds}
          onFiles={([chosen]) => chosen && file.read(chosen)}
        />
      )}
      {hasArticle && !file.isBusy && (
        <div className={classes.found} role="status">
          <Icon shape={IconFileText} sizePx={24} />
          <div className={classes.foundWords}>
            <strong>{title}</strong>
            <span className={classes.quiet}>
              {[file.name, formatCount(articleLines(body).flat().length, 'line')]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        </div>
      )}
      {file.problem !== undefined && (
        <InlineAlert
          tone="danger"
          action={
            <Button
              variant="light"
              leftSection={<Icon shape={IconClipboardText} />}
              onClick={onPaste}
            >
              Paste it instead
            </Button>
          }
        >
          {file.problem}
        </InlineAlert>
      )}
      {problem !== undefined && file.problem === undefined && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
