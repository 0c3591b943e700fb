import type { Intelligence } from '@passerelle/shared/contract';
import type { QuestionTemplate, SurveyTemplate } from '../../../domains/surveys/survey-template';
import { html, type Pair, words } from '../write';
import { result } from './ask';

const names: Record<Intelligence, Pair> = {
  verbal: ['Verbale', 'Verbal'],
  mathematical: ['Logique', 'Logical'],
  musical: ['Musicale', 'Musical'],
  visual: ['Visuelle', 'Visual'],
  physical: ['Corporelle', 'Bodily'],
  interpersonal: ['Relationnelle', 'Interpersonal'],
  intrapersonal: ['Intérieure', 'Intrapersonal'],
  naturalist: ['Naturaliste', 'Naturalist'],
};

/** Each statement is rated from 0 to 4 for the intelligence that it tells of. */
const rate = (intelligence: Intelligence, ...statements: [Pair, Pair]): QuestionTemplate[] =>
  statements.map((label, index) => ({
    key: `${intelligence}-${index + 1}`,
    type: 'list',
    label: words(label),
    answers: [{ label: words(names[intelligence]), values: [intelligence] }],
  }));

export const intelligences: SurveyTemplate = {
  key: 'intelligences',
  type: 'intelligence',
  title: words(['Vos huit intelligences', 'Your eight intelligences']),
  description: html([
    'Donnez à chaque phrase une note de 0 (pas du tout moi) à 4 (tout à fait moi).',
    'Rate each sentence from 0 (not me at all) to 4 (very much me).',
  ]),
  questions: [
    ...rate(
      'verbal',
      ['J’aime trouver le mot juste.', 'I like to find the right word.'],
      ['Je retiens bien ce que je lis.', 'I remember well what I read.'],
    ),
    ...rate(
      'mathematical',
      ['Je cherche la règle derrière les faits.', 'I look for the rule behind the facts.'],
      ['Compter de tête me plaît.', 'I enjoy mental arithmetic.'],
    ),
    ...rate(
      'musical',
      ['Un rythme me reste en tête.', 'A rhythm stays in my head.'],
      ['J’entends quand une machine sonne faux.', 'I hear when a machine sounds wrong.'],
    ),
    ...rate(
      'visual',
      ['Je dessine pour expliquer.', 'I draw to explain.'],
      ['Je me repère facilement.', 'I find my way easily.'],
    ),
    ...rate(
      'physical',
      ['Mes mains comprennent avant moi.', 'My hands understand before I do.'],
      ['Rester assis me coûte.', 'Sitting still is hard for me.'],
    ),
    ...rate(
      'interpersonal',
      ['On vient me demander conseil.', 'People come to me for advice.'],
      ['Je sens l’humeur d’un groupe.', 'I sense the mood of a group.'],
    ),
    ...rate(
      'intrapersonal',
      ['Je sais ce qui me fait du bien.', 'I know what does me good.'],
      ['J’ai besoin de moments seul.', 'I need time alone.'],
    ),
    ...rate(
      'naturalist',
      ['Je remarque les saisons, les bêtes, les plantes.', 'I notice seasons, animals, plants.'],
      ['J’aime classer ce que j’observe.', 'I like to sort what I observe.'],
    ),
  ],
  results: [
    result(
      'verbal',
      names.verbal,
      ['Vous pensez avec des mots : écrire, expliquer, convaincre.', 'You think in words: write, explain, convince.'],
      ['Rédaction, formation, relation clientèle', 'Writing, training, customer relations'],
    ),
    result(
      'mathematical',
      names.mathematical,
      ['Vous aimez les causes, les suites et les preuves.', 'You like causes, sequences and proof.'],
      ['Gestion, informatique, qualité', 'Management, computing, quality'],
    ),
    result(
      'musical',
      names.musical,
      ['Vous entendez ce que d’autres n’entendent pas.', 'You hear what others do not.'],
      ['Son, animation, réglage de machines', 'Sound, activities, machine tuning'],
    ),
    result(
      'visual',
      names.visual,
      ['Vous voyez les formes, les plans, les espaces.', 'You see shapes, plans, spaces.'],
      ['Dessin, agencement, logistique', 'Design, fitting-out, logistics'],
    ),
    result(
      'physical',
      names.physical,
      ['Vous apprenez en faisant, par le geste.', 'You learn by doing, through gesture.'],
      ['Artisanat, maintenance, soin', 'Crafts, maintenance, care'],
    ),
    result(
      'interpersonal',
      names.interpersonal,
      ['Vous comprenez les autres et les mettez d’accord.', 'You understand people and bring them together.'],
      ['Ressources humaines, vente, encadrement', 'Human resources, sales, supervision'],
    ),
    result(
      'intrapersonal',
      names.intrapersonal,
      ['Vous vous connaissez et avancez à votre manière.', 'You know yourself and go your own way.'],
      ['Conseil, travail indépendant, recherche', 'Advice, self-employment, research'],
    ),
    result(
      'naturalist',
      names.naturalist,
      ['Vous observez, classez et prenez soin du vivant.', 'You observe, sort and care for living things.'],
      ['Environnement, espaces verts, laboratoire', 'Environment, green spaces, laboratory'],
    ),
  ],
};
