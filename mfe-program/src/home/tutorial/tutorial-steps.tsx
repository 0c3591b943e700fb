import { Trans } from '@lingui/react/macro';
import { routeTo } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';

import { drawings, type Drawing } from './tutorial-picture';

export interface TutorialStep {
  key: string;
  title: ReactNode;
  text: ReactNode;
  drawing: Drawing;
  /** Selector of the explained element: the first match that is visible. */
  anchors: readonly string[];
}

/** The menu is behind the burger on narrow screens. */
const menuEntry = (route: 'library' | 'contacts'): readonly string[] => [
  `nav a[href="${routeTo(route)}"]`,
  '[data-tour="menu"]',
];

/**
 * The seven views of the tour. The specification names eight subjects: the last view combines suspension and
 * encouragement.
 */
export const tutorialSteps: readonly [TutorialStep, ...TutorialStep[]] = [
  {
    key: 'welcome',
    title: <Trans>Bienvenue sur Passerelle</Trans>,
    text: (
      <Trans>
        Semaine après semaine, Passerelle vous accompagne vers votre prochaine étape professionnelle. Voici en sept vues
        comment elle est faite.
      </Trans>
    ),
    drawing: drawings.welcome,
    anchors: ['[data-tour="greeting"]'],
  },
  {
    key: 'monday',
    title: <Trans>Chaque lundi, vos tâches de la semaine</Trans>,
    text: (
      <Trans>
        De nouvelles tâches s’ouvrent chaque lundi, et chacune rapporte des points. La jauge Actions repart alors de
        zéro : elle dit ce que vous avez déjà fait de la semaine.
      </Trans>
    ),
    drawing: drawings.monday,
    anchors: ['[data-tour="tasks"]'],
  },
  {
    key: 'cycles',
    title: <Trans>Un programme par cycles</Trans>,
    text: (
      <Trans>
        Votre programme avance par cycles. De l’un à l’autre, vos badges CV, LinkedIn et projet professionnel passent à
        l’argent, puis à l’or.
      </Trans>
    ),
    drawing: drawings.cycles,
    anchors: ['[data-tour="badges"]'],
  },
  {
    key: 'library',
    title: <Trans>Une bibliothèque à portée de main</Trans>,
    text: (
      <Trans>
        Fiches, vidéos et podcasts : vous y trouvez de quoi préparer chaque tâche, et vous y revenez quand vous voulez.
      </Trans>
    ),
    drawing: drawings.library,
    anchors: menuEntry('library'),
  },
  {
    key: 'contacts',
    title: <Trans>Vos contacts, bien rangés</Trans>,
    text: (
      <Trans>
        Notez les personnes à qui parler, qui vous les a recommandées et ce que vous avez prévu avec elles : votre
        réseau tient en un seul carnet.
      </Trans>
    ),
    drawing: drawings.contacts,
    anchors: menuEntry('contacts'),
  },
  {
    key: 'appointments',
    title: <Trans>Vos rendez‑vous et vos candidatures</Trans>,
    text: (
      <Trans>
        Planifiez vos rendez‑vous, retrouvez-les dans le calendrier, et gardez la trace de chaque candidature, de
        l’annonce à l’entretien.
      </Trans>
    ),
    drawing: drawings.appointments,
    anchors: ['[data-tour="appointments"]'],
  },
  {
    key: 'pace',
    title: <Trans>À votre rythme</Trans>,
    text: (
      <Trans>
        Un imprévu ? Suspendez votre programme quelques semaines depuis votre compte, puis reprenez-le. Chaque planche
        posée compte : l’autre rive se rapproche.
      </Trans>
    ),
    drawing: drawings.pace,
    anchors: ['[data-tour="account"]'],
  },
];
