export { type AudioPlan, audioPlan } from './audio-plan.ts';
export { applyChanges, ChangeRefused, type SizedDocument } from './changes/apply-changes.ts';
export { type Change, Changes } from './changes/change.ts';
export { problemOfJson } from './changes/check-json.ts';
export { problemOfShape, type ShapeLimits, shapeLimits } from './changes/check-shape.ts';
export { problemOfData, problemOfTouched } from './changes/check-touched.ts';
export { type Difference, difference } from './changes/difference.ts';
export { jsonEqual } from './changes/json-equal.ts';
export { type JsonSize, measureJson, measureText } from './changes/measure-json.ts';
export { MergeRefused, mergeJson } from './changes/merge-json.ts';
export { canHavePoster, chosenPoster, posterSize } from './chosen-poster.ts';
export { placeNewItems, type SeenBox, seenItems, wholeBox } from './composing/place-new-items.ts';
export { uncoverWords } from './composing/uncover-words.ts';
export { cutText } from './cut-text.ts';
export {
  movieSeconds,
  posterSeconds,
  slideSeconds,
  soundSeconds,
  timelineSeconds,
} from './durations.ts';
export {
  type CaptionChange,
  changeCaptions,
  changeSlideCaptions,
  correctCaptions,
} from './edits/caption-edits.ts';
export { setClipSpeech } from './edits/clip-speech-edits.ts';
export { cropItem } from './edits/crop-edits.ts';
export { type Edit, type Edited, edit, runEdit } from './edits/edit.ts';
export { wordsOfGraphic } from './edits/graphic-words.ts';
export { groupItems, itemOnSlide, ungroupItems } from './edits/group-edits.ts';
export {
  type Arrangement,
  addItem,
  arrangeItem,
  changeItem,
  duplicateItems,
  moveItem,
  placeItem,
  removeItem,
  retimeItem,
  retimeItems,
  staggerItems,
} from './edits/item-edits.ts';
export {
  removeKeyframes,
  retimeKeyframe,
  sameKeyframeSeconds,
  setKeyframe,
  withKeyframe,
} from './edits/keyframe-edits.ts';
export { moveToSlide } from './edits/move-to-slide.ts';
export { narrationOf, setNarration } from './edits/narration-edits.ts';
export { changeProject, changeWatermark } from './edits/project-edits.ts';
export { relinked } from './edits/relinked.ts';
export { removeWithGap } from './edits/remove-with-gap.ts';
export { countPicture, replacePicture } from './edits/replace-picture.ts';
export { countInPlain, countInText, replaceText } from './edits/replace-text.ts';
export {
  type Alignment,
  alignedFrames,
  arrangeItems,
  changeItems,
  distributedFrames,
  type FramedItem,
  filledFrame,
  framedFields,
  frameItems,
  type ItemFrame,
  pasteItems,
  removeItems,
} from './edits/selection-edits.ts';
export {
  insertSlides,
  moveSlides,
  placeSlides,
  removeSlides,
} from './edits/several-slides-edits.ts';
export {
  addSlide,
  changeSlide,
  duplicateSlide,
  moveSlide,
  removeSlide,
  replaceSlides,
} from './edits/slide-edits.ts';
export { changeTextStyle, giveTextStyle, textStyleOf } from './edits/text-style-edits.ts';
export { tidiedFrames } from './edits/tidy-up.ts';
export {
  canSplit,
  cutItems,
  setSlideDuration,
  splitItems,
  trimBeginning,
} from './edits/timing-edits.ts';
export { fitSlides } from './fit-slides.ts';
export { changesGroups, corrected, withFormatEdit } from './formats/corrections.ts';
export { fitToFormat } from './formats/fit-to-format.ts';
export { formatOf } from './formats/format-of.ts';
export { formatSafeArea, isUpright, type SiteGuide, siteGuides } from './formats/safe-area.ts';
export {
  breakMerging,
  emptyHistory,
  type History,
  maxUndoSteps,
  redo,
  remember,
  undo,
} from './history.ts';
export { isSeeThrough } from './is-see-through.ts';
export { isJsonObject, type Json, type JsonObject } from './json.ts';
export { levelAt, levelLetters, levelsPerSecond } from './level-letters.ts';
export { createLoudnessMeter, type SoundFormat } from './loudness-meter.ts';
export { migrateData, NewerDocumentError, versionOf } from './migrate-data.ts';
export { exceededLimit, movieLimits, problemOfText } from './movie-limits.ts';
export { newProjectData } from './new-project-data.ts';
export { newTextItem, type TextGround } from './new-text-item.ts';
export type { PlannedSound } from './planned-sound.ts';
export {
  type ReadProject,
  type Repair,
  readAsVersion,
  readProjectData,
} from './read-project-data.ts';
export { savedSize, savedSlideSeconds } from './saved-facts.ts';
export {
  type Animation,
  defaultSlideTransitionMs,
  type SlideTransition,
} from './schema/animation.ts';
export type { Background, Blob } from './schema/background.ts';
export {
  type CaptionCorrection,
  type CaptionLook,
  type CaptionPlace,
  Captions,
  maxCaptionCorrections,
  maxCaptionLetters,
  maxCaptionShiftSeconds,
  maxCaptionWords,
  type OwnCaption,
  type SpokenRange,
} from './schema/captions.ts';
export {
  type Chart,
  type Counter,
  chartForms,
  type DrawnLine,
  Graphic,
  graphicSeconds,
  type LineEnd,
  lineEnds,
  maxChartRows,
  maxChartSeries,
  maxDrawnNumbers,
  maxQrLetters,
  maxTableColumns,
  maxTableRows,
  type QrCode,
  type Shape,
  type Table,
} from './schema/graphic.ts';
export {
  type BoxInSpace,
  type BoxMotion,
  boxMotions,
  type ClipSpeech,
  defaultItemEndSeconds,
  Item,
  type ItemType,
  maxFadeSeconds,
  maxItemSeconds,
  maxItems,
  maxPictureZoom,
  Sound,
} from './schema/item.ts';
export type { Border, Filters, Font, Outline, Shadow } from './schema/item-style.ts';
export { Keyframe } from './schema/keyframe.ts';
export type { Line } from './schema/media.ts';
export {
  type FormatId,
  formatIds,
  type MovieSettings,
  overlayLooks,
  sizeBounds,
  videoFormats,
  videoSizes,
  type Watermark,
} from './schema/movie-settings.ts';
export type { PictureFocus } from './schema/picture-focus.ts';
export { dataVersion, maxSlides, ProjectData } from './schema/project-data.ts';
export type { Contact, Publish } from './schema/publish.ts';
export { maxMarkers, Slide } from './schema/slide.ts';
export type { SoundBars } from './schema/sound-bars.ts';
export { type StyledFont, type TextStyleId, textStyleIds } from './schema/text-styles.ts';
export { Theme } from './schema/theme.ts';
export type { VoiceSettings } from './schema/voice.ts';
export { type InfoOf, type WizardInfo, wizardInfo } from './schema/wizard-info.ts';
export {
  evenGain,
  fadesWithin,
  type GainPoint,
  gainAt,
  heardSeconds,
  measuredSeconds,
  musicDucking,
} from './sound-levels.ts';
export {
  categoriesOfFilter,
  fullVideoCategory,
  kindOfCategory,
  type VideoKind,
  videoKinds,
} from './video-kinds.ts';
export { watermarkOf } from './watermark-of.ts';
export {
  type PictureLimits,
  productWatermark,
  sizeWithinPlan,
  watermarkedWithinPlan,
} from './within-plan.ts';
