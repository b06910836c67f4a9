import { describe, expect, it } from 'vitest';
import { clipPaths } from '../pose/clip-paths.ts';
import { isRest } from '../pose/compose-poses.ts';
import { areaInside, isGone } from '../testing/is-gone.ts';
import { numbersOf } from '../testing/numbers-of.ts';
import { entranceFor, exitFor, findEntrance, findExit } from './find-motion.ts';
import { entranceAliases, exitAliases } from './motion-aliases.ts';
import { entrances, exits, motionPairs } from './motion-pairs.ts';

const moments = Array.from({ length: 41 }, (_, index) => index / 40);

describe.each(motionPairs)('$name', ({ entrance, exit }) => {
  it('comes to rest exactly', () => {
    expect(isRest(entrance.pose(1))).toBe(true);
    expect(isGone(entrance.pose(0))).toBe(true);
  });

  it('leaves from rest and is gone in the end', () => {
    expect(isRest(exit.pose(0))).toBe(true);
    expect(isGone(exit.pose(1))).toBe(true);
  });

  it('has a drawable pose at every moment, the same each time', () => {
    for (const t of [...moments, -1, 2]) {
      for (const motion of [entrance, exit]) {
        const pose = motion.pose(t);
        expect(numbersOf(pose).every(Number.isFinite)).toBe(true);
        expect(pose.opacity ?? 1).toBeGreaterThanOrEqual(0);
        expect(pose.opacity ?? 1).toBeLessThanOrEqual(1);
        expect(motion.pose(t)).toEqual(pose);
      }
    }
  });

  it('lands without a jump', () => {
    const { x = 0, y = 0, scaleX = 1, scaleY = 1, opacity = 1 } = entrance.pose(0.999);
    for (const off of [x, y, scaleX - 1, scaleY - 1, opacity - 1]) {
      expect(Math.abs(off)).toBeLessThan(0.03);
    }
  });
});

describe('ways in and out', () => {
  const poses = (id: string) => moments.map((t) => findEntrance(id)?.pose(t) ?? {});

  it.each(['elastic-in-up', 'elastic-in-down', 'elastic-in-left', 'elastic-in-right'])(
    '%s swings beyond its place by no more than a tenth of the picture',
    (id) => {
      const places = poses(id).map(({ stageX = 0, stageY = 0 }) => stageX + stageY);
      const from = Math.sign(places[0] ?? 0);
      expect(Math.max(...places.map((place) => -from * place))).toBeLessThan(0.1);
    },
  );

  it('spring up: they come from below, swing little, and leave upwards', () => {
    const heights = poses('spring-in-up').map(({ y = 0 }) => y);
    expect(heights[0]).toBeGreaterThan(1);
    expect(Math.min(...heights)).toBeGreaterThan(-0.4);
    expect(findExit('spring-out-up')?.pose(0.95).y).toBeLessThan(-0.5);
  });

  it.each(['wipe-in-diagonal', 'wipe-in-diagonal-back'])('%s takes all of its time', (id) => {
    const shares = poses(id).map(({ clip }) => {
      const [path = []] = clip ? clipPaths(clip, 200, 100) : [];
      return clip ? areaInside(path, 200, 100) / 20_000 : 1;
    });
    const under = shares.filter((share) => share > 0.05 && share < 0.95);
    expect(under.length / shares.length).toBeGreaterThan(0.55);
  });
});

describe('the catalogue of ways in and out', () => {
  it('has at least 40 pairs', () => {
    expect(motionPairs.length).toBeGreaterThanOrEqual(40);
  });

  it('finds the way out for every way in, and back', () => {
    for (const [index, entrance] of entrances.entries()) {
      expect(exitFor(entrance.id)).toBe(exits[index]);
      expect(entranceFor(exits[index]?.id ?? '')).toBe(entrance);
    }
  });

  it('understands the names of other collections', () => {
    const names = { fadeInUp: 'fade-in-up', zoomIn: 'zoom-in', bounceInLeft: 'bounce-in-left' };
    for (const [name, id] of Object.entries(names)) expect(findEntrance(name)?.id).toBe(id);
    expect(findEntrance('animate__slideInDown')?.id).toBe('slide-in-down');
    expect(findEntrance('scale-in-center')?.id).toBe('zoom-in');
    expect(findExit('lightSpeedOut')?.id).toBe('light-speed-out-right');
  });

  it('leads every old name to a motion, and shadows none', () => {
    for (const [name, id] of Object.entries(entranceAliases)) {
      expect(findEntrance(name)?.id).toBe(id);
      expect(entrances.some((entrance) => entrance.id === name)).toBe(false);
    }
    for (const [name, id] of Object.entries(exitAliases)) {
      expect(findExit(name)?.id).toBe(id);
      expect(exits.some((exit) => exit.id === name)).toBe(false);
    }
  });

  it('knows no motion by names that nobody gave', () => {
    for (const name of ['', 'none', 'constructor', '__proto__', 'fade-out']) {
      expect(findEntrance(name)).toBeUndefined();
    }
    expect(findExit('fade-in')).toBeUndefined();
  });
});
