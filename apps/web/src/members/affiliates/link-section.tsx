import { Button, TextInput } from '@mantine/core';
import { type AffiliateInfo, affiliateTerms } from '@reelwright/contract';
import { IconCopy, IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { copyText } from '../../publish/copy-text.ts';
import { Icon } from '../../theme/icon.tsx';
import { toast } from '../../ui/toast.tsx';
import classes from './affiliates.module.css';
import { ChangeUsername } from './change-username.tsx';
import { refreshAffiliate } from './use-affiliate.ts';

interface LinkSectionProps {
  readonly info: AffiliateInfo;
}

/** The link to share. */
export function LinkSection({ info }: LinkSectionProps) {
  const queries = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  return (
    <section aria-labelledby="your-link" className={classes.card}>
      <h2 id="your-link" className={classes.heading}>
        Your link
      </h2>
      <div className={classes.linkRow}>
        <TextInput
          aria-labelledby="your-link"
          value={info.link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant={info.unpaid > 0 ? 'light' : 'filled'}
          leftSection={<Icon shape={IconCopy} />}
          onClick={() => void copyText(info.link)}
        >
          Copy link
        </Button>
        <Button
          variant="default"
          leftSection={<Icon shape={IconPencil} />}
          onClick={() => setChanging(true)}
        >
          Change it
        </Button>
      </div>
      <p className={classes.note}>
        Works on every page of ours, and as the short {info.link.replace(/\/\?ref=/, '/r/')}. It
        counts for {affiliateTerms.cookieDays} days; the last link somebody followed wins. What you
        buy yourself earns nothing.
      </p>
      {isChanging && (
        <ChangeUsername
          info={info}
          onClose={() => setChanging(false)}
          onDone={() => {
            setChanging(false);
            toast.success('Your link was changed');
            void refreshAffiliate(queries);
          }}
        />
      )}
    </section>
  );
}
