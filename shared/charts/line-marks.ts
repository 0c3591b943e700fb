/** By which lines differ besides their colour. */
export const marks = [
  { symbol: 'emptyCircle', symbolSize: 9, dash: [] },
  { symbol: 'rect', symbolSize: 8, dash: [6, 4] },
  { symbol: 'emptyTriangle', symbolSize: 9, dash: [2, 3] },
  { symbol: 'diamond', symbolSize: 10, dash: [10, 4, 2, 4] },
  { symbol: 'emptyRect', symbolSize: 8, dash: [12, 4] },
  { symbol: 'circle', symbolSize: 8, dash: [4, 2] },
] as const;
export const markOf = (index: number): (typeof marks)[number] => marks[index % marks.length] ?? marks[0];
