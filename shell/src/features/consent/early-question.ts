/** Of the template in a document, and then of the question that was made of it. */
export const EARLY_QUESTION = 'early-question';

/** Once the page knows by itself whether it asks, what came with the document goes, in the same frame. */
export const removeEarlyQuestion = (): void => document.getElementById(EARLY_QUESTION)?.remove();
