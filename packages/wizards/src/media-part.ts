import type { ScriptPart } from './script.ts';

const pictureSeconds = 3;
const videoSeconds = 5;

/** A person's own picture or clip before or after the film; nothing where none was chosen. */
export function mediaPart(role: 'intro' | 'outro', chosen: object | undefined): ScriptPart[] {
  const { url, type, duration } = (chosen ?? {}) as Record<string, unknown>;
  if (typeof url !== 'string' || url === '') return [];
  const isVideo = type === 'video' || /\.(mp4|webm|mov|m4v)(\?|$)/i.test(url);
  const known = typeof duration === 'number' && duration > 0 ? duration : undefined;
  return [
    {
      id: role,
      layout: 'media',
      role,
      breathSeconds: 0,
      minSeconds: isVideo ? (known ?? videoSeconds) : pictureSeconds,
      lines: [
        {
          id: `${role}-line`,
          text: '',
          spoken: '',
          media: [{ url, type: isVideo ? 'video' : 'image' }],
          // A logo that is cut to the shape of the film is none any more.
          isWhole: true,
          picture: { style: 'bokeh', objects: [], seed: role },
        },
      ],
    },
  ];
}
