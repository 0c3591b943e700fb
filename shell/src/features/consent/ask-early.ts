/**
 * A script of its own, that a document with a first paint runs before anything else of the page is there: the question stands in
 * the document as a template, and the browser alone knows whether it was answered. No script runs that is not a file.
 */
import { CHOICE_KEY, choiceIn } from './choice';
import { EARLY_QUESTION } from './early-question';

function storedChoice(): string | null {
  try {
    return localStorage.getItem(CHOICE_KEY);
  } catch {
    return null;
  }
}

const template = document.getElementById(EARLY_QUESTION);
if (template instanceof HTMLTemplateElement && !choiceIn(storedChoice(), Date.now())) {
  const question = document.createElement('div');
  question.id = EARLY_QUESTION;
  question.append(template.content);
  template.replaceWith(question);
}
