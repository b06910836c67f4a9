import { feature } from '../feature.ts';
import { auditData } from './audit-data.ts';

export const auditFeature = feature({
  personalData: auditData,
});
