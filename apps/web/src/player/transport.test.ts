import { expect, it } from 'vitest';
import { createTransport } from './transport.ts';

function setUp(loop = false) {
  let clock = 100;
  const transport = createTransport({ durationSeconds: 10, loop, now: () => clock });
  return { transport, wait: (seconds: number) => (clock += seconds) };
}

it('moves on with the clock while it plays, and stays put while it does not', () => {
  const { transport, wait } = setUp();
  wait(5);
  expect(transport.position()).toBe(0);
  transport.play();
  wait(3);
  expect(transport.position()).toBe(3);
  transport.pause();
  wait(3);
  expect(transport.position()).toBe(3);
});

it('goes on from where one seeks to, playing or not', () => {
  const { transport, wait } = setUp();
  transport.seek(7);
  expect(transport.position()).toBe(7);
  transport.play();
  transport.seek(2);
  wait(1);
  expect(transport.position()).toBe(3);
});

it('keeps within the movie', () => {
  const { transport } = setUp();
  transport.seek(-4);
  expect(transport.position()).toBe(0);
  transport.seek(99);
  expect(transport.position()).toBe(10);
});

it('stops at the end, says so, and plays again from the start', () => {
  const { transport, wait } = setUp();
  transport.play();
  wait(11);
  transport.tick();
  expect(transport.state.get()).toEqual({
    isPlaying: false,
    isWaiting: false,
    hasEnded: true,
    seconds: 10,
  });
  transport.play();
  wait(1);
  expect(transport.position()).toBe(1);
});

it('begins again by itself when it loops', () => {
  const { transport, wait } = setUp(true);
  transport.play();
  wait(10.5);
  transport.tick();
  wait(0.25);
  expect(transport.position()).toBe(0.25);
});

it('plays nothing when there is nothing', () => {
  const transport = createTransport({ durationSeconds: 0, loop: true, now: () => 0 });
  transport.play();
  expect(transport.state.get().isPlaying).toBe(false);
});

it('plays on when the movie is changed under it, and ends where the new one ends', () => {
  const { transport, wait } = setUp();
  transport.play();
  wait(4);
  transport.setDuration(6);
  expect(transport.position()).toBe(4);
  expect(transport.state.get().isPlaying).toBe(true);
  wait(3);
  transport.tick();
  expect(transport.state.get()).toEqual({
    isPlaying: false,
    isWaiting: false,
    hasEnded: true,
    seconds: 6,
  });
});

it('waits where nothing is loaded yet, and goes on from there by itself', () => {
  let clock = 100;
  let loadedUntil = 3;
  const transport = createTransport({
    durationSeconds: 10,
    loop: false,
    now: () => clock,
    canPlayAt: (seconds) => seconds < loadedUntil,
  });
  transport.play();
  clock += 3;
  transport.tick();
  clock += 5;
  transport.tick();
  expect(transport.state.get()).toMatchObject({ isPlaying: true, isWaiting: true, seconds: 3 });
  loadedUntil = 9;
  transport.tick();
  clock += 1;
  expect([transport.position(), transport.state.get().isWaiting]).toEqual([4, false]);
  transport.seek(9.5);
  expect(transport.state.get().isWaiting).toBe(true);
  transport.pause();
  expect(transport.state.get()).toMatchObject({ isPlaying: false, isWaiting: false, seconds: 9.5 });
});
