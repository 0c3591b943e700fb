/** The worker is an asset of this remote: the page's policy lets workers come from its own origin alone. */
export const workerAddress = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** Beside it lies what only some documents need. */
const folder = (name: string): string => new URL(`pdfjs/${name}/`, workerAddress).href;

export const engineFolders = {
  cMapUrl: folder('cmaps'),
  standardFontDataUrl: folder('standard_fonts'),
  wasmUrl: folder('wasm'),
  iccUrl: folder('iccs'),
};
