export { ease, easings } from './easing/easing.ts';
export { entranceFor, exitFor, findEntrance, findExit } from './entrances/find-motion.ts';
export type { Entrance, Exit, MotionGroup } from './entrances/motion.ts';
export { defaultMotionMs } from './entrances/motion-pair.ts';
export { entrances, exits } from './entrances/motion-pairs.ts';
export {
  activeFilters,
  cssFilter,
  type PictureFilter,
  pictureFilters,
} from './filters/picture-filters.ts';
export {
  betweenKeyframes,
  holdEasing,
  isBetweenKeyframes,
  keyframePose,
} from './keyframes/keyframe-pose.ts';
export { byLikeness } from './likeness/alike.ts';
export { grainTile } from './overlays/film-grain.ts';
export type { OverlayLook } from './overlays/overlay.ts';
export { findOverlay, overlays } from './overlays/overlays.ts';
export { vignetteStops } from './overlays/vignette-stops.ts';
export { ellipsePath } from './path/ellipse-path.ts';
export type { Path, PathCommand } from './path/path.ts';
export { rectanglePath } from './path/rectangle-path.ts';
export { ringPath } from './path/ring-path.ts';
export { roundedPath } from './path/rounded-path.ts';
export { trimPath } from './path/trim-path.ts';
export { clipPaths } from './pose/clip-paths.ts';
export { composePoses, isRest } from './pose/compose-poses.ts';
export { type Pose, restPose } from './pose/pose.ts';
export type { HeardSound, SoundBarStyle, SoundShape } from './sound-bars/sound-bar-style.ts';
export { soundBarStyle, soundBarStyles } from './sound-bars/sound-bar-styles.ts';
export type { Stay } from './stays/stay.ts';
export { findStay, stays } from './stays/stays.ts';
export type { EffectOption, EffectOptions } from './text-effects/effect-option.ts';
export { gestureDrawings } from './text-effects/gesture-drawings.ts';
export { type Mark, type PathMark, textColor } from './text-effects/mark.ts';
export type { Moment } from './text-effects/moment.ts';
export { paleOrShade } from './text-effects/pale-color.ts';
export { edgeColor, readableColor } from './text-effects/readable-color.ts';
export type { Box, CharBox, TextBlock } from './text-effects/text-block.ts';
export type { TextEffect } from './text-effects/text-effect.ts';
export { findTextEffect, textEffects } from './text-effects/text-effects.ts';
export type { CharLook, TextCopy, TextLook } from './text-effects/text-look.ts';
export type { MotionPlan } from './timing/motion-plan.ts';
export type { Break, MotionSettings } from './timing/motion-settings.ts';
export { phaseAt } from './timing/phase-at.ts';
export { planMotion } from './timing/plan-motion.ts';
export { type ItemPose, poseAt } from './timing/pose-at.ts';
export { type OverlayTiming, parseOverlayTiming } from './transitions/overlay-timing.ts';
export { findTransition, inEffectFor, slideTransition } from './transitions/slide-transition.ts';
export { slideOnTop, type Transition } from './transitions/transition.ts';
export { defaultTransitionMs } from './transitions/transition-draft.ts';
export { transitions } from './transitions/transitions.ts';
