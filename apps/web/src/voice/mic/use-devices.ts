import { useEffect, useState } from 'react';

export interface Device {
  readonly id: string;
  readonly label: string;
}

/** The microphones there are. Browsers tell their names once one of them may be used. */
export function useDevices(): readonly Device[] {
  const [devices, setDevices] = useState<readonly Device[]>([]);
  useEffect(() => {
    let isGone = false;
    const { mediaDevices } = navigator;
    const look = async () => {
      const all = (await mediaDevices?.enumerateDevices()) ?? [];
      if (isGone) return;
      const inputs = all.filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId);
      setDevices(
        inputs.map(({ deviceId, label }, at) => ({
          id: deviceId,
          label: label || `Microphone ${at + 1}`,
        })),
      );
    };
    const again = () => void look().catch(() => undefined);
    again();
    mediaDevices?.addEventListener('devicechange', again);
    return () => {
      isGone = true;
      mediaDevices?.removeEventListener('devicechange', again);
    };
  }, []);
  return devices;
}
