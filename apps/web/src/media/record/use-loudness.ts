import { useEffect, useState } from 'react';

const everyMs = 80;

/** How loud it is right now, 0 to 1. */
export function useLoudness(stream: MediaStream | undefined): number {
  const [loudness, setLoudness] = useState(0);
  useEffect(() => {
    if (!stream) return;
    const context = new AudioContext();
    const meter = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(meter);
    const samples = new Float32Array(meter.fftSize);
    const timer = setInterval(() => {
      meter.getFloatTimeDomainData(samples);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      setLoudness(Math.min(1, loudest * 1.5));
    }, everyMs);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return loudness;
}
