interface FinishedVideoProps {
  readonly className?: string | undefined;
  readonly src: string;
  readonly poster: string | undefined;
  readonly title: string;
}

/** A finished video with the browser's own controls. Nothing of it is fetched before it is wanted. */
export function FinishedVideo({ className, src, poster, title }: FinishedVideoProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: what is said in it stands on its slides.
    <video
      className={className}
      src={src}
      poster={poster}
      aria-label={title}
      controls
      playsInline
      preload={poster ? 'none' : 'metadata'}
    />
  );
}
