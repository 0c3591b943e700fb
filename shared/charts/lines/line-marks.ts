/** By which lines differ besides their colour. What is empty shows the ground, with a rim. */
export const marks = [
  { shape: 'M0-4a4 4 0 1 0 0 8a4 4 0 1 0 0-8z', isEmpty: true, dash: [] },
  { shape: 'M-4-4h8v8h-8z', isEmpty: false, dash: [6, 4] },
  { shape: 'M0-4.5l4.5 8.5h-9z', isEmpty: true, dash: [2, 3] },
  { shape: 'M0-5.5l4 5.5l-4 5.5l-4-5.5z', isEmpty: false, dash: [10, 4, 2, 4] },
  { shape: 'M-4-4h8v8h-8z', isEmpty: true, dash: [12, 4] },
  { shape: 'M0-4a4 4 0 1 0 0 8a4 4 0 1 0 0-8z', isEmpty: false, dash: [4, 2] },
] as const;
export const markOf = (index: number): (typeof marks)[number] => marks[index % marks.length] ?? marks[0];
