/** How loud a moment is, 0 to 1: its loudest sample, and its root mean square. */
interface Level {
  readonly peak: number;
  readonly rms: number;
}

/** Tells how loud a stream is, again and again, until it is stopped. */
export function listenTo(
  stream: MediaStream,
  everyMs: number,
  onLevel: (level: Level) => void,
): () => void {
  const context = new AudioContext();
  void context.resume();
  const meter = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(meter);
  const samples = new Float32Array(meter.fftSize);
  const timer = setInterval(() => {
    meter.getFloatTimeDomainData(samples);
    let peak = 0;
    let squares = 0;
    for (const sample of samples) {
      peak = Math.max(peak, Math.abs(sample));
      squares += sample * sample;
    }
    onLevel({ peak, rms: Math.sqrt(squares / samples.length) });
  }, everyMs);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}
