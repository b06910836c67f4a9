import { ClosingCall } from './closing-call.tsx';
import { Hero } from './hero.tsx';
import classes from './landing-page.module.css';
import { OwnMachine } from './own-machine.tsx';
import { SiteHeader } from './site-header.tsx';
import { ThreeSteps } from './three-steps.tsx';
import { VideoTypes } from './video-types.tsx';

export function LandingPage() {
  return (
    <>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Hero />
        <ThreeSteps />
        <VideoTypes />
        <OwnMachine />
        <ClosingCall />
      </main>
      <footer className={classes.footer}>Reelwright · video maker for your own machine</footer>
    </>
  );
}
