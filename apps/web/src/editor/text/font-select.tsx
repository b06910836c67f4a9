import { Select, type SelectProps } from '@mantine/core';
import { defaultFontFamily, findFontFamily, fontFamilies } from '@reelwright/stage';
import { useState } from 'react';
import { FontName } from '../../player/font-name.tsx';

const names = fontFamilies.map(({ name }) => name);
/** Spec: a family of one's own has a name longer than this. */
const shortestName = 2;
const longestName = 80;

interface FontSelectProps extends Pick<SelectProps, 'label' | 'aria-label' | 'w' | 'placeholder'> {
  readonly family: string | null;
  readonly onChange: (family: string) => void;
}

/** A font by its looks, or by any name: one that is not here is kept with the text and drawn as our own. */
export function FontSelect({ family, onChange, ...rest }: FontSelectProps) {
  const [typed, setTyped] = useState('');
  const own = [family ?? '', asName(typed)].filter(
    (name) => name.length > shortestName && !findFontFamily(name),
  );
  const isMissing = family !== null && !findFontFamily(family);
  return (
    <Select
      {...rest}
      size="xs"
      searchable
      allowDeselect={false}
      data={[...names, ...new Set(own)]}
      renderOption={({ option }) =>
        findFontFamily(option.value) ? <FontName name={option.value} /> : `“${option.value}”`
      }
      nothingFoundMessage="Font names have three letters or more"
      comboboxProps={{ width: 220, position: 'bottom-start' }}
      value={findFontFamily(family ?? undefined)?.name ?? family}
      onSearchChange={setTyped}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      {...(isMissing &&
        rest.label && {
          description: `${family} isn’t one of the fonts here, so it’s shown in ${defaultFontFamily}.`,
        })}
    />
  );
}

/** Without what would end the name in a style. */
function asName(typed: string): string {
  return typed
    .replaceAll(/[;:"'<>&]/g, '')
    .trim()
    .slice(0, longestName);
}
