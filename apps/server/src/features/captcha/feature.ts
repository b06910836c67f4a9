import { feature } from '../feature.ts';
import { createCaptchaHandlers } from './captcha-handlers.ts';

export const captchaFeature = feature({
  handlers: createCaptchaHandlers,
});
