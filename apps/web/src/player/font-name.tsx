import { fontFilesOf } from '@reelwright/stage';
import { useEffect, useState } from 'react';
import { useInView } from '../catalogue/use-in-view.ts';
import { fontKey, fonts } from './shared-assets.ts';

/** The name of a font in its own letters, which are fetched when it comes into view. */
export function FontName({ name }: { readonly name: string }) {
  const [element, isSeen] = useInView<HTMLSpanElement>();
  const [family, setFamily] = useState<string>();
  useEffect(() => {
    if (!isSeen) return;
    const files = fontFilesOf({ family: name, bold: false, italic: false }, name);
    const show = () => setFamily(files.map((file) => `"${file.name}"`).join(', '));
    const holder = { onArrival: show };
    void Promise.all(files.map((file) => fonts.require(fontKey(file), holder))).then((states) => {
      if (states.every((state) => state === 'ready')) show();
    });
    return () => fonts.release(holder);
  }, [isSeen, name]);
  return (
    <span ref={element} style={family ? { fontFamily: family } : {}}>
      {name}
    </span>
  );
}
