import { projectsKey } from '../../members/projects/calls/project-keys.ts';

export const videoKey = (id: number) => [...projectsKey, 'video', id];

/** Changes whenever a video is made. */
export const minutesKey = [...projectsKey, 'minutes'];
