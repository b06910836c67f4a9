import { Button, FileButton, Input } from '@mantine/core';
import { useState } from 'react';
import classes from '../settings.module.css';

interface LogoFieldProps {
  readonly logo: string;
  readonly onChange: (logo: string) => void;
}

const maxBytes = 200 * 1024;
const types = 'image/png,image/jpeg,image/webp,image/svg+xml';

/** A small picture, kept with the other looks. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const [problem, setProblem] = useState('');
  const take = (file: File | null) => {
    if (!file) return;
    if (!types.split(',').includes(file.type)) {
      return setProblem('Please choose a PNG, JPEG, WebP or SVG.');
    }
    if (file.size > maxBytes) return setProblem('Please choose a picture of at most 200 KB.');
    setProblem('');
    const reader = new FileReader();
    reader.onload = () => onChange(String(reader.result));
    reader.readAsDataURL(file);
  };
  return (
    <div className={classes.words}>
      <span className={classes.label}>Logo</span>
      <div className={classes.actions}>
        {logo && <img src={logo} alt="Your logo" className={classes.logo} />}
        <FileButton accept={types} onChange={take}>
          {(props) => (
            <Button {...props} variant="default">
              {logo ? 'Choose another' : 'Choose a picture'}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button variant="subtle" color="gray" onClick={() => onChange('')}>
            Take it away
          </Button>
        )}
      </div>
      <p className={classes.quiet}>Square, on a transparent background; at most 200 KB.</p>
      {problem && <Input.Error role="alert">{problem}</Input.Error>}
    </div>
  );
}
