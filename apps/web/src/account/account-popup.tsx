import {
  IconDatabase,
  IconDeviceLaptop,
  IconKey,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';
import { Popup } from '../ui/popup.tsx';
import { TabSet } from '../ui/tab-set.tsx';
import classes from './account-popup.module.css';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { type AccountSection, accountPopup } from './popups.ts';
import { ProfileSection } from './profile-section.tsx';
import { SecuritySection } from './security-section.tsx';
import { useUser } from './use-user.ts';
import { VerifyView } from './verify-view.tsx';

interface AccountPopupProps {
  readonly section: AccountSection;
}

/** The person's own account: who they are, how they get in, and where they are in. */
export function AccountPopup({ section }: AccountPopupProps) {
  const user = useUser();
  const close = () => accountPopup.set(undefined);
  if (!user) return null;
  const profile = user.verified ? (
    <ProfileSection key={user.id} user={user} />
  ) : (
    <VerifyView key={user.email} user={user} onDone={close} />
  );
  return (
    <Popup onClose={close} sizePx={620} title="Your account">
      <div className={classes.sections}>
        <TabSet
          label="Your account"
          value={section}
          onChange={(id) => accountPopup.set(id as AccountSection)}
          tabs={[
            { id: 'profile', label: 'Profile', icon: IconUser, panel: profile },
            {
              id: 'password',
              label: 'Password',
              icon: IconKey,
              panel: <PasswordSection user={user} />,
            },
            {
              id: 'security',
              label: 'Security',
              icon: IconShieldLock,
              panel: <SecuritySection user={user} />,
            },
            {
              id: 'devices',
              label: 'Devices',
              icon: IconDeviceLaptop,
              panel: <DevicesSection />,
            },
            { id: 'data', label: 'Your data', icon: IconDatabase, panel: <DataSection /> },
          ]}
        />
      </div>
    </Popup>
  );
}
