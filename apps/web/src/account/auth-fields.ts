import type {
  CheckboxField,
  CodeField,
  EmailField,
  PasswordField,
  TextField,
} from '@reelwright/forms';

export const emailField: EmailField = {
  kind: 'email',
  id: 'email',
  label: 'Email',
  required: true,
  autoComplete: 'email',
};

/** The username of a password manager's entry. */
export const loginEmailField: EmailField = { ...emailField, autoComplete: 'username' };

export const passwordField: PasswordField = {
  kind: 'password',
  id: 'password',
  label: 'Password',
  required: true,
  autoComplete: 'current-password',
};

/** Before an account moves to another address. */
export const provingPasswordField: PasswordField = {
  ...passwordField,
  label: 'Your password',
  name: 'Password',
  description: 'So nobody else can move your account to their address.',
};

export const newPasswordField: PasswordField = {
  kind: 'password',
  id: 'new_password',
  label: 'New password',
  required: true,
  autoComplete: 'new-password',
};

export const rememberField: CheckboxField = {
  kind: 'checkbox',
  id: 'remember',
  label: 'Remember me',
  default: true,
};

export const codeField: CodeField = {
  kind: 'code',
  id: 'otp',
  label: 'Code',
  required: true,
  minLength: 8,
};

/** What an authenticator app shows. */
export const appCodeField: CodeField = {
  kind: 'code',
  id: 'app_code',
  label: '6 digit code',
  name: 'Code',
  required: true,
  minLength: 6,
  length: 6,
  submitsWhenWhole: true,
};

export const recoveryCodeField: TextField = {
  kind: 'text',
  id: 'recovery_code',
  label: 'Recovery code',
  required: true,
  placeholder: 'xxxxx-xxxxx',
};
