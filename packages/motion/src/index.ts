export { type EasingName, ease, easingNames, easings } from './easing/easing.ts';
export type { Entrance, Exit, MotionGroup } from './entrances/motion.ts';
export type { Overlay, OverlayLook, OverlayMark } from './overlays/overlay.ts';
export type { Path, PathCommand } from './path/path.ts';
export type { Clip, Point } from './pose/clip.ts';
export { type Pose, restPose } from './pose/pose.ts';
export type { Stay } from './stays/stay.ts';
export type { EffectOption, EffectOptions } from './text-effects/effect-option.ts';
export {
  type GestureMark,
  type Mark,
  type PathMark,
  type Stroke,
  textColor,
} from './text-effects/mark.ts';
export type { Moment } from './text-effects/moment.ts';
export type { Box, CharBox, TextBlock } from './text-effects/text-block.ts';
export type { TextEffect } from './text-effects/text-effect.ts';
export type { CharLook, TextCopies, TextCopy, TextLook } from './text-effects/text-look.ts';
export type { MotionPlan, Phase } from './timing/motion-plan.ts';
export type { Break, ItemTiming, MotionChoice, MotionSettings } from './timing/motion-settings.ts';
export type { Transition } from './transitions/transition.ts';
