import type { FieldValue, RichTextField } from '@reelwright/forms';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { RichTextControl } from './rich-text-control.tsx';

const field: RichTextField = { kind: 'rich-text', id: 'body', label: 'Article', required: true };
const kept: { html: FieldValue; leaves: number } = { html: '', leaves: 0 };

function Body({ problem }: { readonly problem?: string }) {
  const [html, setHtml] = useState<FieldValue>('<p>Good <b>coffee</b></p>');
  kept.html = html;
  return (
    <>
      <RichTextControl
        field={field}
        path="body"
        value={html}
        context={{ formId: 'f', problems: new Map(problem ? [['body', problem]] : []) }}
        onChange={setHtml}
        onLeave={() => {
          kept.leaves += 1;
        }}
      />
      <button type="button" onClick={() => setHtml('Undone')}>
        Undo
      </button>
    </>
  );
}

it('makes words bold and plain again, and takes what comes from elsewhere', async () => {
  renderComponent(<Body />);
  const text = page.getByRole('textbox', { name: 'Article' });
  await expect.element(text).toHaveTextContent('Good coffee');
  await expectAccessible();
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await page.getByRole('button', { name: 'Remove formatting' }).click();
  expect(kept.html).toBe('Good coffee');
  await page.getByRole('button', { name: 'Bold' }).click();
  expect(kept.html).toBe('<p><b>Good coffee</b></p>');
  const before = kept.leaves;
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(text).toHaveTextContent('Undone');
  expect(kept.leaves).toBeGreaterThan(before);
});

it('says what is wrong with it', async () => {
  renderComponent(<Body problem="Article is required" />);
  await expect.element(page.getByText('Article is required')).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Article' });
  await expect.element(text).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
});
