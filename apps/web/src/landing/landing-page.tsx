import { OwnerNotice } from '../site/owner-notice.tsx';
import { SitePage } from '../site/site-page.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Hero } from './hero.tsx';
import classes from './landing-page.module.css';
import { OwnMachine } from './own-machine.tsx';
import { ThreeSteps } from './three-steps.tsx';
import { VideoTypes } from './video-types.tsx';

const pageLinks = [
  { href: '#how', label: 'How it works' },
  { href: '#types', label: 'Video types' },
  { href: '#own-machine', label: 'Your machine' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/support', label: 'Help' },
];

export function LandingPage() {
  return (
    <SitePage links={pageLinks}>
      <OwnerNotice />
      <div className={classes.content}>
        <Hero />
        <ThreeSteps />
        <VideoTypes />
        <OwnMachine />
        <ClosingCall />
      </div>
    </SitePage>
  );
}
