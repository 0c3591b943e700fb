import { pageWindow } from './pager';

describe('pageWindow', () => {
  it.each([
    [0, 1, [0]],
    [0, 2, [0, 1]],
    [0, 65, [0, 1, 2, 'gap', 64]],
    [1, 65, [0, 1, 2, 'gap', 64]],
    [3, 65, [0, 1, 2, 3, 4, 'gap', 64]],
    [30, 65, [0, 'gap', 29, 30, 31, 'gap', 64]],
    [64, 65, [0, 'gap', 62, 63, 64]],
    [2, 5, [0, 1, 2, 3, 4]],
  ] as const)('page %s of %s', (page, pageCount, expected) => {
    expect(pageWindow(page, pageCount)).toEqual(expected);
  });

  it.each([
    [0, 65, [0, 'gap', 64]],
    [1, 65, [0, 1, 'gap', 64]],
    [2, 5, [0, 'gap', 2, 'gap', 4]],
    [30, 65, [0, 'gap', 30, 'gap', 64]],
    [1, 2, [0, 1]],
    [0, 3, [0, 1, 2]],
    [3, 4, [0, 1, 2, 3]],
  ] as const)('on a phone, page %s of %s', (page, pageCount, expected) => {
    expect(pageWindow(page, pageCount, { isNarrow: true })).toEqual(expected);
  });
});
