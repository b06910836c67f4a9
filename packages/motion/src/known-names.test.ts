import { describe, expect, it } from 'vitest';
import { findEntrance, findExit } from './entrances/find-motion.ts';
import { findStay } from './stays/stays.ts';

/** The names of the collection that most editors took theirs from. */
const entrances = `backInDown backInLeft backInRight backInUp bounceIn bounceInDown bounceInLeft
  bounceInRight bounceInUp fadeIn fadeInDown fadeInDownBig fadeInLeft fadeInLeftBig fadeInRight
  fadeInRightBig fadeInUp fadeInUpBig fadeInTopLeft fadeInTopRight fadeInBottomLeft fadeInBottomRight
  flip flipInX flipInY lightSpeedInRight lightSpeedInLeft rotateIn rotateInDownLeft rotateInDownRight
  rotateInUpLeft rotateInUpRight jackInTheBox rollIn zoomIn zoomInDown zoomInLeft zoomInRight zoomInUp
  slideInDown slideInLeft slideInRight slideInUp`;

const exits = `backOutDown backOutLeft backOutRight backOutUp bounceOut bounceOutDown bounceOutLeft
  bounceOutRight bounceOutUp fadeOut fadeOutDown fadeOutDownBig fadeOutLeft fadeOutLeftBig fadeOutRight
  fadeOutRightBig fadeOutUp fadeOutUpBig fadeOutTopLeft fadeOutTopRight fadeOutBottomRight
  fadeOutBottomLeft flipOutX flipOutY lightSpeedOutRight lightSpeedOutLeft rotateOut rotateOutDownLeft
  rotateOutDownRight rotateOutUpLeft rotateOutUpRight hinge rollOut zoomOut zoomOutDown zoomOutLeft
  zoomOutRight zoomOutUp slideOutDown slideOutLeft slideOutRight slideOutUp`;

const stays = `bounce flash pulse rubberBand shakeX shakeY headShake swing tada wobble jello heartBeat
  kenburns-top kenburns-top-right kenburns-right kenburns-bottom-right kenburns-bottom
  kenburns-bottom-left kenburns-left kenburns-top-left`;

describe('names that projects bring along', () => {
  it.each([
    ['ways in', entrances, findEntrance],
    ['ways out', exits, findExit],
    ['stays', stays, findStay],
  ])('all lead somewhere: %s', (_, names, find) => {
    expect(names.split(/\s+/).filter((name) => !find(name))).toEqual([]);
  });
});
