import { activityData } from '../activity/activity-data.ts';
import { auditData } from '../audit/audit-data.ts';
import { invoiceData } from '../billing/invoice-data.ts';
import { mailData } from '../mail/mail-data.ts';
import { projectData } from '../projects/project-data.ts';
import { sessionData } from '../session/session-data.ts';
import { fileData } from '../stored-files/file-data.ts';
import { supportData } from '../support/support-data.ts';
import { topicsData } from '../user-data/topics-data.ts';
import { profileData } from '../users/profile-data.ts';
import { channelData } from '../video-site/channel-data.ts';
import { videoData } from '../videos/video-data.ts';
import type { PersonalData } from './personal-data.ts';

/** Everything kept about people. Each feature that keeps something has its entry here. */
export const personalDataList: readonly PersonalData[] = [
  profileData,
  projectData,
  fileData,
  topicsData,
  videoData,
  channelData,
  activityData,
  sessionData,
  invoiceData,
  auditData,
  supportData,
  mailData,
];
