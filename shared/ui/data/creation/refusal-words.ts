import { msg } from '@lingui/core/macro';

/** Above the form; beside the button stands what can be done (`StepRefused`). */
export const stepRefusedWords = msg`Rien n’a été enregistré : l’étape de votre tâche n’attend plus cette action.`;
