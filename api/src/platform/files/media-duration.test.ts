import { join } from 'node:path';
import { mediaSeconds } from './media-duration';

const files = join(__dirname, '../../../demo-content/common/library/files');

describe('the duration of a recording', () => {
  it.each([
    ['about-yourself.mp4', 18],
    ['profile-summary.mp4', 14],
    ['following-up.mov', 13],
    ['handing-on.mp3', 18],
    ['keeping-pace.mp3', 20],
  ])('%s lasts %i seconds', async (name, seconds) => {
    expect(await mediaSeconds(join(files, name), name.slice(-3))).toBe(seconds);
  });

  it('is null for a text, and for bytes that are no recording', async () => {
    expect(await mediaSeconds(join(files, 'network-map.png'), 'png')).toBeNull();
    expect(await mediaSeconds(join(files, 'network-map.png'), 'mp3')).toBeNull();
    expect(await mediaSeconds(join(files, 'network-map.png'), 'mp4')).toBeNull();
  });
});
