import type { ReactNode } from 'react';
import { NewTab } from '../ui/new-tab.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import classes from './tool-page.module.css';

interface ToolPageProps {
  readonly title: string;
  readonly words: string;
  /** The part of the help page that is about it. */
  readonly helpPart: string;
  readonly form: ReactNode;
  /** What comes of it, moving. */
  readonly preview: ReactNode;
  /** Below the preview: one primary button, and others. */
  readonly actions: ReactNode;
}

/** A small tool: what it asks at the left, what comes of it at the right. */
export function ToolPage({ title, words, helpPart, form, preview, actions }: ToolPageProps) {
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        description={
          <>
            {words}{' '}
            <a href={`/support/bonus-tools#${helpPart}`} target="_blank" rel="noopener">
              How it works
              <NewTab />
            </a>
          </>
        }
      />
      <div className={classes.columns}>
        <div className={classes.form}>{form}</div>
        <div className={classes.result}>
          {preview}
          <div className={classes.actions}>{actions}</div>
        </div>
      </div>
    </div>
  );
}

interface ToolPreviewProps {
  /** Width by height of what is shown. */
  readonly ratio: number;
  readonly children: ReactNode;
}

/** The dark ground that every moving picture lies on. */
export function ToolPreview({ ratio, children }: ToolPreviewProps) {
  return (
    <div className={classes.ground} data-mantine-color-scheme="dark">
      <div className={classes.picture} style={{ '--ratio': ratio }}>
        {children}
      </div>
    </div>
  );
}
