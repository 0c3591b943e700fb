import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ThemePicture } from '../../domains/organizations/save-theme';

/** « MOREL » as strokes of a pen, since a server may have no fonts: each letter in a square of 30. */
const letters = [
  'M0 30V0l13 18L26 0v30',
  'M15 0a15 15 0 1 1 0 30a15 15 0 1 1 0-30',
  'M0 30V0h11a8.5 8.5 0 0 1 0 17H0M10 17l11 13',
  'M20 0H0v30h20M0 15h16',
  'M0 0v30h18',
];
const starts = [0, 40, 85, 122, 157];
const wordmark = letters
  .map((letter, index) => `<path transform="translate(${starts[index] ?? 0} 0)" d="${letter}"/>`)
  .join('');

/** A blown glass and its light, beside the name. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 68" width="500" height="136">
<path d="M24 8h16v16l14 26c3 6-1 12-7 12H17c-6 0-10-6-7-12l14-26z" fill="#0B7A75"/>
<path d="M15 46c12-7 22 6 34 0l4 7c1 3-1 5-4 5H17c-4 0-6-3-4-6z" fill="#7FD1C7"/>
<path d="M20 8h24" stroke="#0B4F4C" stroke-width="5" stroke-linecap="round"/>
<g transform="translate(72 19)" fill="none" stroke="#231F2A" stroke-width="5.5" stroke-linejoin="round" stroke-linecap="round">${wordmark}</g>
</svg>`;

const panes = ['#0B7A75', '#7FD1C7', '#EDBB4E', '#14605C', '#CDEDE8', '#F3D48A'];
/** A wall of coloured panes; adjacent ones differ. */
const banner = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 72" width="2000" height="144">
<rect width="1000" height="72" fill="#EAF6F4"/>
${Array.from({ length: 26 }, (_, index) => {
  const [x, lean] = [index * 40 - 20, index % 3 === 0 ? 14 : -10];
  const opacity = 0.35 + (index % 4) * 0.15;
  return `<path d="M${x} 72l${lean} -72h38l${-lean} 72z" fill="${panes[(index * 5) % 6] ?? ''}" opacity="${opacity}"/>`;
}).join('')}
</svg>`;

type Pictures = Record<'logo' | 'banner', ThemePicture>;

/** Draws the pictures of organisations that have some, and removes the files once they are stored. */
export async function withThemePictures(store: (pictures: Pictures) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-demo-'));
  const drawn = async (field: keyof Pictures, svg: string): Promise<ThemePicture> => {
    const picture = { field, name: `${field}.png`, path: join(folder, `${field}.png`) };
    await sharp(Buffer.from(svg)).png().toFile(picture.path);
    return picture;
  };
  try {
    await store({ logo: await drawn('logo', logo), banner: await drawn('banner', banner) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
