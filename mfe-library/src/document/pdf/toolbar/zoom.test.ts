import { firstZoom, zoomIn, zoomOut } from './zoom';

describe('a zoom', () => {
  it('goes up and down by levels, from wherever it is, and no further', () => {
    expect([zoomIn(1), zoomOut(1), zoomIn(0.92), zoomOut(0.92)]).toEqual([1.25, 0.75, 1, 0.75]);
    expect([zoomIn(3), zoomOut(0.5), zoomIn(0.43), zoomOut(3.4)]).toEqual([undefined, undefined, 0.5, 3]);
  });

  it('fits the width, which is where a phone begins', () => {
    expect([firstZoom(340), firstZoom(1000)]).toEqual(['width', 1]);
  });
});
