import { type ProjectData, readProjectData } from '@reelwright/movie';

export function readMovie(json: string): ProjectData {
  return readProjectData(JSON.parse(json)).data;
}
