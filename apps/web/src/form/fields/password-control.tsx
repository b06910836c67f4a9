import { PasswordInput } from '@mantine/core';
import type { PasswordField } from '@reelwright/forms';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import type { FieldProps } from '../field-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { inputWiring } from './input-wiring.ts';

export function PasswordControl(props: FieldProps<PasswordField>) {
  const { field, value, onChange } = props;
  const [isRevealed, setRevealed] = useState(false);
  return (
    <FieldFrame>
      <PasswordInput
        {...inputWiring(props)}
        autoComplete={field.autoComplete ?? 'current-password'}
        placeholder={field.placeholder}
        value={typeof value === 'string' ? value : ''}
        visible={isRevealed}
        onVisibilityChange={setRevealed}
        visibilityToggleIcon={({ reveal }) => <Icon shape={reveal ? IconEyeOff : IconEye} />}
        visibilityToggleButtonProps={{
          'aria-label': isRevealed ? 'Hide password' : 'Show password',
          'aria-hidden': false,
          tabIndex: 0,
        }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
