import { feature } from '../feature.ts';
import { profileData } from './profile-data.ts';

export const usersFeature = feature({
  personalData: profileData,
});
