import type { ProgramTemplate } from '../../../domains/programs/template';
import { type Documents, weekOf, words } from '../write';
import { first } from './weeks-1-to-3';
import { second } from './weeks-4-to-6';
import { third } from './weeks-7-to-9';
import { fourth } from './weeks-10-to-12';

const description = {
  fr: `<p>Douze semaines pour préparer une mobilité que vous aurez choisie : nommer ce que vous savez faire, le faire connaître, rencontrer celles et ceux qui peuvent vous aider, puis saisir une occasion.</p>
<p>Chaque lundi, de nouvelles tâches s’ouvrent. Comptez environ deux heures par semaine. Votre référente RH vous accompagne et peut lire ce que vous joignez aux tâches.</p>
<ul><li>Semaines 1 à 3 : votre point de départ et votre parcours</li><li>Semaines 4 à 6 : être visible et aller à la rencontre</li><li>Semaines 7 à 9 : demander conseil, répondre, se préparer</li><li>Semaines 10 à 12 : choisir et poser la suite</li></ul>`,
  en: `<p>Twelve weeks to prepare a move that you have chosen: name what you can do, make it known, meet those who can help, then seize an opportunity.</p>
<p>New tasks open every Monday. Plan about two hours a week. Your HR contact goes along with you and can read what you attach to the tasks.</p>
<ul><li>Weeks 1 to 3: your starting point and your story</li><li>Weeks 4 to 6: being visible and meeting people</li><li>Weeks 7 to 9: asking for advice, applying, getting ready</li><li>Weeks 10 to 12: choosing and settling what comes next</li></ul>`,
};

export const basicProgram = (documents: Documents): ProgramTemplate => ({
  key: 'active-mobility',
  type: 'basic',
  name: words(['Mobilité active', 'Active mobility']),
  description,
  maxSuspension: 4,
  badges: ['cv', 'linkedin', 'professionalProject'],
  shouldDisplayJobOffers: true,
  weeks: [...first, ...second, ...third, ...fourth].map(weekOf(documents)),
});
