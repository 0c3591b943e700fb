import { strToU8, zipSync } from 'fflate';

/** An archive of these texts, as another program might write it. */
export const aZip = (parts: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
