import { act, answer, document, read, send, visit, type Week } from '../write';

export const first: readonly Week[] = [
  [
    ['Prendre vos marques', 'Getting your bearings'],
    {
      key: 'discover',
      family: 'other',
      points: 20,
      name: ['Découvrir vos douze semaines', 'Discover your twelve weeks'],
      why: [
        'Chaque lundi, de nouvelles tâches s’ouvrent. Comptez deux heures par semaine, à votre rythme.',
        'New tasks open every Monday. Plan two hours a week, at your own pace.',
      ],
      steps: [
        read(
          ['Comment avance le programme', 'How the programme moves on'],
          [
            'Trois mois, trois temps : savoir ce que vous apportez, le faire connaître, saisir une occasion. Une tâche en retard peut toujours être faite : ses points comptent.',
            'Three months in three stages: know what you bring, make it known, seize an opportunity. A late task can still be done: its points count.',
          ],
        ),
      ],
    },
    {
      key: 'starting-point',
      family: 'professionalProject',
      points: 50,
      name: ['Dire d’où vous partez', 'Say where you start from'],
      why: [
        'Quelques questions pour poser le point de départ. Vous les relirez au milieu du parcours : c’est là que l’on voit le chemin fait.',
        'A few questions to set the starting point. You will read them again half-way: that is when the distance shows.',
      ],
      steps: [answer('starting-point', 4, ['Répondre aux questions', 'Answer the questions'])],
    },
    {
      key: 'two-hours',
      family: 'privateLife',
      points: 30,
      mode: 'manual',
      name: ['Réserver deux heures dans votre semaine', 'Set two hours aside each week'],
      why: [
        'Ce qui a une heure se fait. Choisissez un moment, le même chaque semaine, et prévenez autour de vous.',
        'What has a time gets done. Choose a moment, the same each week, and tell those around you.',
      ],
      steps: [
        read(
          ['Choisir votre moment', 'Choose your moment'],
          [
            'Le mardi matin plutôt que le dimanche soir : on réfléchit mieux reposé.',
            'Tuesday morning rather than Sunday evening: one thinks better when rested.',
          ],
        ),
      ],
    },
  ],
  [
    ['Nommer ce que vous savez faire', 'Naming what you can do'],
    {
      key: 'ten-skills',
      family: 'professionalProject',
      points: 40,
      name: ['Écrire dix savoir-faire en verbes', 'Write ten skills as verbs'],
      why: [
        'Un poste a un intitulé, vous avez des gestes : négocier, dépanner, former, calculer. Ce sont eux qui voyagent d’un métier à l’autre.',
        'A job has a title, you have skills: negotiate, repair, train, calculate. They are what travels from one trade to another.',
      ],
      steps: [
        document(
          'naming-your-skills',
          'toDo',
          ['Remplir l’inventaire', 'Fill in the inventory'],
          [
            'Pour chaque savoir-faire, notez une situation où il a servi et ce qui a changé grâce à lui.',
            'For each skill, note a situation in which it was used and what it changed.',
          ],
        ),
        send(
          ['Joindre votre liste', 'Attach your list'],
          ['Une page suffit, même manuscrite.', 'One page is enough, even handwritten.'],
        ),
      ],
    },
    {
      key: 'three-qualities',
      family: 'communication',
      points: 30,
      name: ['Recueillir trois regards sur vous', 'Gather three views of yourself'],
      why: [
        'Demandez à trois personnes ce qu’elles viendraient chercher auprès de vous. Leurs mots sont souvent meilleurs que les nôtres.',
        'Ask three people what they would come to you for. Their words are often better than ours.',
      ],
      steps: [
        read(
          ['Poser une seule question', 'Ask a single question'],
          [
            '« Pour quoi viendrais-tu me demander de l’aide ? » Notez la réponse mot pour mot.',
            '“What would you come to me for?” Write the answer down word for word.',
          ],
        ),
      ],
    },
    {
      key: 'first-contacts',
      family: 'networking',
      points: 30,
      name: ['Ouvrir votre carnet avec trois noms', 'Open your contact book with three names'],
      why: [
        'Un réseau commence par les personnes que l’on connaît déjà : une ancienne collègue, un voisin, un fournisseur.',
        'A network begins with people you already know: a former colleague, a neighbour, a supplier.',
      ],
      steps: [
        act(
          'contact',
          3,
          ['Noter trois contacts', 'Note three contacts'],
          [
            'Un nom et la raison de lui parler, rien de plus pour l’instant.',
            'A name and the reason to talk, nothing more for now.',
          ],
        ),
      ],
    },
  ],
  [
    ['Écrire votre parcours', 'Writing your story'],
    {
      key: 'career-steps',
      family: 'cv',
      points: 40,
      name: ['Rassembler les étapes de votre parcours', 'Gather the steps of your career'],
      why: [
        'Dates, lieux, équipes, projets : tout ce qui servira à écrire votre CV, sans trier pour l’instant.',
        'Dates, places, teams, projects: all that will serve to write your CV, without sorting yet.',
      ],
      steps: [
        read(
          ['Remonter le fil', 'Follow the thread back'],
          [
            'Partez d’aujourd’hui et remontez. Les stages, les remplacements et les engagements associatifs comptent aussi.',
            'Start from today and go back. Placements, temporary jobs and voluntary work count as well.',
          ],
        ),
        send(
          ['Joindre votre frise', 'Attach your timeline'],
          [
            'Un tableau, une photo, un document : la forme est libre.',
            'A table, a photo, a document: the form is yours.',
          ],
        ),
      ],
    },
    {
      key: 'three-results',
      family: 'cv',
      points: 30,
      name: ['Transformer trois missions en résultats', 'Turn three duties into results'],
      why: [
        '« Responsable du stock » dit une place ; « ruptures divisées par deux en un an » dit ce que vous apportez.',
        '“In charge of stock” tells a place; “shortages halved in a year” tells what you bring.',
      ],
      steps: [
        document(
          'telling-a-success',
          'toRead',
          ['Lire la méthode', 'Read the method'],
          [
            'Un verbe, un objet, un effet mesuré : trois exemples de métiers très différents.',
            'A verb, an object, a measured effect: three examples from very different trades.',
          ],
        ),
        send(
          ['Joindre vos trois phrases', 'Attach your three sentences'],
          [
            'Si le chiffre manque, dites ce que les autres ont remarqué.',
            'If you have no figure, say what others noticed.',
          ],
        ),
      ],
    },
    {
      key: 'wake-profile',
      family: 'linkedin',
      points: 30,
      name: ['Ouvrir ou réveiller votre profil', 'Open or wake your profile'],
      why: [
        'Une photo nette, une ville, un dernier poste à jour : quinze minutes pour être trouvable.',
        'A clear photo, a town, an up-to-date last job: fifteen minutes to be found.',
      ],
      steps: [
        visit(
          ['https://www.linkedin.com/in/', 'https://www.linkedin.com/in/'],
          ['Mettre votre profil à jour', 'Bring your profile up to date'],
        ),
      ],
    },
  ],
];
