// Three small drawings of the screens, in the colours of the interface itself.
import type { ReactNode } from 'react';
import classes from './step-sketches.module.css';

function Sketch({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 200" className={classes.sketch} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export function AnswerSketch() {
  return (
    <Sketch>
      <rect x="52" y="32" width="216" height="200" rx="12" className={classes.sheet} />
      <rect x="74" y="56" width="92" height="8" rx="4" className={classes.ink} />
      <rect x="74" y="74" width="172" height="32" rx="8" className={classes.field} />
      <rect x="86" y="86" width="46" height="8" rx="4" className={classes.ink} />
      <rect x="136" y="83" width="2" height="14" className={classes.caret} />
      <rect x="74" y="122" width="64" height="8" rx="4" className={classes.ink} />
      <rect x="74" y="140" width="52" height="24" rx="12" className={classes.chosen} />
      <rect x="132" y="140" width="44" height="24" rx="12" className={classes.chip} />
      <rect x="182" y="140" width="58" height="24" rx="12" className={classes.chip} />
      <rect x="74" y="170" width="62" height="24" rx="12" className={classes.chip} />
      <rect x="142" y="170" width="40" height="24" rx="12" className={classes.chip} />
    </Sketch>
  );
}

export function EditSketch() {
  return (
    <Sketch>
      <rect x="36" y="32" width="248" height="200" rx="12" className={classes.sheet} />
      <rect x="50" y="46" width="146" height="84" rx="8" className={classes.stage} />
      <path
        d="M50 112l36-30 24 20 18-14 30 24 38 6v6a8 8 0 0 1-8 8H58a8 8 0 0 1-8-8z"
        className={classes.hill}
      />
      <circle cx="160" cy="72" r="10" className={classes.sun} />
      <rect x="76" y="62" width="76" height="26" rx="3" className={classes.selected} />
      <rect x="86" y="71" width="56" height="8" rx="4" className={classes.light} />
      <rect x="210" y="46" width="60" height="8" rx="4" className={classes.ink} />
      <rect x="210" y="66" width="60" height="4" rx="2" className={classes.chip} />
      <circle cx="246" cy="68" r="6" className={classes.knob} />
      <rect x="210" y="86" width="60" height="4" rx="2" className={classes.chip} />
      <circle cx="226" cy="88" r="6" className={classes.knob} />
      <circle cx="219" cy="114" r="9" className={classes.hill} />
      <circle cx="242" cy="114" r="9" className={classes.sun} />
      <circle cx="264" cy="114" r="6" className={classes.knob} />
      <rect x="50" y="144" width="90" height="18" rx="5" className={classes.chosen} />
      <rect x="144" y="144" width="70" height="18" rx="5" className={classes.chip} />
      <rect x="218" y="144" width="52" height="18" rx="5" className={classes.chip} />
      <path
        d="M50 182h6l3-7 4 14 4-18 4 16 4-10 4 8 4-5 4 3h8l4-9 4 16 4-20 4 18 4-9 4 6 4-4h12l3-7 4 14 4-18 4 16 4-10 4 8 4-5 4 3h8l4-9 4 16 4-20 4 18 4-9 4 6 4-4h14"
        className={classes.wave}
      />
    </Sketch>
  );
}

export function WatchSketch() {
  return (
    <Sketch>
      <rect x="40" y="36" width="184" height="112" rx="12" className={classes.stage} />
      <path
        d="M120 76v32a3 3 0 0 0 4.6 2.5l24-16a3 3 0 0 0 0-5l-24-16a3 3 0 0 0-4.6 2.5z"
        className={classes.light}
      />
      <rect x="54" y="132" width="156" height="4" rx="2" className={classes.track} />
      <rect x="54" y="132" width="102" height="4" rx="2" className={classes.played} />
      <rect x="216" y="56" width="64" height="114" rx="12" className={classes.phone} />
      <rect x="221" y="61" width="54" height="104" rx="8" className={classes.stage} />
      <path
        d="M221 140l18-18 14 12 22-18v41a8 8 0 0 1-8 8h-38a8 8 0 0 1-8-8z"
        className={classes.hill}
      />
      <circle cx="258" cy="88" r="8" className={classes.sun} />
      <rect x="76" y="160" width="112" height="26" rx="8" className={classes.button} />
      <rect x="96" y="169" width="72" height="8" rx="4" className={classes.light} />
    </Sketch>
  );
}
