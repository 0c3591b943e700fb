import type { ProgramTemplate } from '../../../domains/programs/template';
import { type Documents, html, weekOf, words } from '../write';
import { extensionWeeks } from './weeks';

export const extensionProgram = (documents: Documents): ProgramTemplate => ({
  key: 'active-mobility-extension',
  type: 'extension',
  name: words(['Mobilité active, prolongation', 'Active mobility, extension']),
  description: html([
    'Quatre semaines de plus pour aller au bout d’une piste : candidatures suivies, entretiens préparés, prise de poste.',
    'Four more weeks to follow a lead to its end: applications followed up, interviews prepared, a good start in the job.',
  ]),
  maxSuspension: 1,
  badges: [],
  shouldDisplayJobOffers: true,
  weeks: extensionWeeks.map(weekOf(documents)),
});
