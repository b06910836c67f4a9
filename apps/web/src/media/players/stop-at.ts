/** Spec: how often a player is looked at. Browsers tell the time four times a second: a part would end too late. */
const updateMs = 10;

/** Pauses what plays when it comes to a second; what is given back ends the watch. */
export function stopAt(player: HTMLMediaElement, seconds: number): () => void {
  const timer = setInterval(() => {
    if (player.currentTime >= seconds) player.pause();
  }, updateMs);
  return () => clearInterval(timer);
}
