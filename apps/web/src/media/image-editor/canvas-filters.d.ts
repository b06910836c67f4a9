declare module 'canvas-filters' {
  type Filter = (source: ImageData, ...settings: (number | boolean)[]) => ImageData;
  const filters: Record<string, Filter> & {
    utils: { createImageData: (width: number, height: number) => ImageData };
  };
  export default filters;
}
