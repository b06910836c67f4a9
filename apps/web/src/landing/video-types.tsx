import { useState } from 'react';
import { type VideoType, videoTypes } from '../video-types/video-type-list.tsx';
import { SectionHeading } from './section-heading.tsx';
import classes from './video-types.module.css';

export function VideoTypes() {
  return (
    <section className={classes.section} id="types" aria-labelledby="types-title">
      <SectionHeading id="types-title" title="Start from the kind of video you need">
        Each kind asks a few questions of its own. Press one to begin; no account is needed.
      </SectionHeading>
      <ul className={classes.grid}>
        {videoTypes.map((type) => (
          <TypeCard key={type.id} type={type} />
        ))}
      </ul>
    </section>
  );
}

/** The whole card leads to its wizard. It moves while pointed at, to show what it is. */
function TypeCard({ type }: { readonly type: VideoType }) {
  const [isLive, setLive] = useState(false);
  return (
    <li
      className={classes.card}
      data-wide={type.id === 'full' || undefined}
      data-live={isLive || undefined}
      onMouseEnter={() => setLive(true)}
      onMouseLeave={() => setLive(false)}
      onFocus={() => setLive(true)}
      onBlur={() => setLive(false)}
    >
      <svg
        viewBox="0 0 160 90"
        preserveAspectRatio="xMidYMid slice"
        className={classes.picture}
        aria-hidden="true"
        focusable="false"
      >
        {type.preview}
      </svg>
      <h3 className={classes.title}>
        <a href={`/members.html#/${type.id}-video`} className={classes.link}>
          {type.title}
        </a>
      </h3>
      <p className={classes.words}>{type.words}</p>
    </li>
  );
}
