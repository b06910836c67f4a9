import { TextInput, type TextInputProps } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';

export const articleLinkId = 'article-link';

interface ArticleLinkFieldProps extends Pick<TextInputProps, 'description' | 'onPaste' | 'onBlur'> {
  readonly link: string;
  readonly problem: string | undefined;
  readonly onType: (link: string) => void;
}

/** The address of a page that the film is made of. */
export function ArticleLinkField({ link, problem, onType, ...more }: ArticleLinkFieldProps) {
  return (
    <div data-field>
      <TextInput
        id={articleLinkId}
        label="Article URL"
        withAsterisk
        aria-required
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        placeholder="https://example.com/a-good-article"
        leftSection={<Icon shape={IconLink} />}
        error={problem}
        value={link}
        onChange={(event) => onType(event.currentTarget.value)}
        {...more}
      />
    </div>
  );
}
