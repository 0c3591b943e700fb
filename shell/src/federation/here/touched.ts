/** What a person does to a page; a screen that moves under their hands is worse than one that is a version old. */
const deeds = ['pointerdown', 'keydown', 'input', 'wheel'] as const;

let touchedAt = -Infinity;
const touch = (): void => {
  touchedAt = performance.now();
};
for (const deed of deeds) addEventListener(deed, touch, { capture: true, passive: true });

/** Whether the person has done anything to the page since then. */
export const isTouchedSince = (time: number): boolean => touchedAt > time;
