import type { CodeField, FieldValue } from '@reelwright/forms';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '../../testing/render-component.tsx';
import { CodeControl } from './code-control.tsx';

const field: CodeField = { kind: 'code', id: 'otp', label: 'Code', submitsWhenWhole: true };

const sent: FieldValue[] = [];

function View() {
  const [code, setCode] = useState<FieldValue>('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(code);
      }}
    >
      <CodeControl
        {...{ field, path: 'otp', value: code, onChange: setCode, onLeave: () => undefined }}
        context={{ formId: 'f', problems: new Map() }}
      />
    </form>
  );
}

it('sends a whole code by itself, and the next one that is typed or pasted after a wrong one', async () => {
  renderComponent(<View />);
  const box = page.getByRole('textbox', { name: 'Code' });
  await box.click();
  await userEvent.keyboard('11111111');
  await expect.poll(() => sent).toEqual(['11111111']);
  await userEvent.keyboard('22222222');
  await expect.poll(() => sent).toEqual(['11111111', '22222222']);
  await box.fill('33333333');
  await expect.poll(() => sent).toEqual(['11111111', '22222222', '33333333']);
});
