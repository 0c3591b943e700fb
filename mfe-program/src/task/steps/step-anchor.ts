/** Where the page scrolls to once a step is answered. */
export const stepAnchor = (subTaskId: string): string => `step-${subTaskId}`;
