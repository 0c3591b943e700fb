import { contrast } from '@passerelle/shared/contract/rules/common/colour';

import { family, lantern, neutral, status } from './colours';

describe('the fixed colours', () => {
  it.each(Object.entries(status))(
    '%s: text reads on its ground and on white, fill shows on the track',
    (_, { text, fill, ground }) => {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(5.5);
      expect(contrast(text, neutral.surface)).toBeGreaterThanOrEqual(5.5);
      expect(contrast(fill, neutral.track)).toBeGreaterThanOrEqual(3.2);
    },
  );

  it.each(Object.entries(family))('%s: text reads on its ground and on white', (_, { text, ground }) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(5.5);
    expect(contrast(text, neutral.surface)).toBeGreaterThanOrEqual(5.5);
  });

  it('the three inks read on paper, and the quietest on sunken ground too', () => {
    for (const ink of [neutral.ink, neutral.ink2, neutral.ink3])
      expect(contrast(ink, neutral.paper)).toBeGreaterThanOrEqual(5.2);
    expect(contrast(neutral.ink3, neutral.sunken)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(neutral.ink, lantern.main)).toBeGreaterThanOrEqual(9);
  });

  it('the line around what is typed into shows on white', () => {
    expect(contrast(neutral.lineStrong, neutral.surface)).toBeGreaterThanOrEqual(3);
  });
});
