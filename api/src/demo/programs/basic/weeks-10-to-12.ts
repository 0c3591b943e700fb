import { act, answer, document, read, send, visit, type Week } from '../write';

export const fourth: readonly Week[] = [
  [
    ['S’ajuster aux autres', 'Tuning in to others'],
    {
      key: 'colors',
      family: 'communication',
      points: 30,
      name: ['Découvrir vos couleurs de relation', 'Discover your relationship colours'],
      why: [
        'Certains vont droit au but, d’autres prennent le temps de l’accord. Savoir sa manière aide à entendre celle des autres.',
        'Some go straight to the point, others take time to agree. Knowing your way helps to hear that of others.',
      ],
      steps: [answer('colors', 8, ['Passer le test', 'Take the test'])],
    },
    {
      key: 'thank-you',
      family: 'hiring',
      points: 40,
      name: ['Écrire après un entretien', 'Write after an interview'],
      why: [
        'Le lendemain, cinq lignes : merci, ce que vous avez compris du besoin, ce que vous pouvez apporter tout de suite.',
        'The day after, five lines: thanks, what you understood of the need, what you can bring at once.',
      ],
      steps: [
        read(
          ['Préparer votre modèle', 'Prepare your model'],
          [
            'Un modèle n’est pas une copie : laissez deux lignes à écrire à chaque fois.',
            'A model is not a copy: leave two lines to be written each time.',
          ],
        ),
        act(
          'hiring',
          1,
          ['Noter un entretien à venir', 'Note a coming interview'],
          ['Avec la date du message à envoyer.', 'With the date of the message to send.'],
        ),
      ],
    },
    {
      key: 'career-record',
      family: 'retirement',
      points: 30,
      name: ['Vérifier votre relevé de carrière', 'Check your pension record'],
      why: [
        'À tout âge, un trimestre oublié se corrige mieux tôt que tard, surtout avant de changer d’employeur.',
        'At any age, a missing quarter is better put right early, above all before changing employer.',
      ],
      steps: [
        document(
          'preparing-retirement',
          'toRead',
          ['Lire les repères', 'Read the landmarks'],
          ['Quatre pages sur les trimestres, l’âge et les démarches.', 'Four pages on quarters, age and what to do.'],
        ),
        visit(
          ['https://www.info-retraite.fr/', 'https://www.info-retraite.fr/'],
          ['Ouvrir votre compte retraite', 'Open your pension account'],
        ),
      ],
    },
  ],
  [
    ['Choisir', 'Choosing'],
    {
      key: 'intelligences',
      family: 'professionalProject',
      points: 30,
      name: ['Situer vos huit intelligences', 'Place your eight intelligences'],
      why: [
        'Les mots, les nombres, les sons, les gestes, les autres : huit façons d’être doué, et autant d’indices pour choisir un cadre de travail.',
        'Words, numbers, sounds, gestures, people: eight ways of being gifted, and as many hints for choosing a setting.',
      ],
      steps: [answer('intelligences', 16, ['Répondre au questionnaire', 'Answer the questionnaire'])],
    },
    {
      key: 'short-letter',
      family: 'communication',
      points: 30,
      name: ['Écrire une lettre de dix lignes', 'Write a letter of ten lines'],
      why: [
        'Vous, moi, nous : pourquoi cette entreprise, ce que j’apporte, ce que nous pourrions faire.',
        'You, me, us: why this company, what I bring, what we could do.',
      ],
      steps: [
        document(
          'one-page-letter',
          'toRead',
          ['Lire un exemple', 'Read an example'],
          ['Comptez les lignes : il n’y en a pas douze.', 'Count the lines: there are not twelve.'],
        ),
        send(
          ['Joindre votre lettre', 'Attach your letter'],
          ['Dix lignes, une adresse, aucune formule toute faite.', 'Ten lines, one address, no ready-made phrase.'],
        ),
      ],
    },
    {
      key: 'recommendation',
      family: 'linkedin',
      points: 40,
      name: ['Demander une recommandation', 'Ask for a recommendation'],
      why: [
        'Proposez à la personne deux faits qu’elle a vus : elle écrira plus vite, et plus juste.',
        'Suggest two facts the person has seen: they will write faster, and truer.',
      ],
      steps: [
        visit(
          ['https://www.linkedin.com/in/', 'https://www.linkedin.com/in/'],
          ['Envoyer votre demande', 'Send your request'],
        ),
      ],
    },
  ],
  [
    ['Poser le pied sur l’autre rive', 'Setting foot on the other bank'],
    {
      key: 'decide',
      family: 'professionalProject',
      points: 40,
      name: ['Décider de la prochaine étape', 'Decide on the next step'],
      why: [
        'Un poste, une formation, une création, ou du temps pour choisir : dites-le en une phrase et une date.',
        'A job, a course, a business, or time to choose: say it in one sentence and one date.',
      ],
      steps: [answer('next-step', 2, ['Écrire votre décision', 'Write your decision'])],
    },
    {
      key: 'thanks',
      family: 'networking',
      points: 30,
      name: ['Remercier ceux qui vous ont ouvert une porte', 'Thank those who opened a door'],
      why: [
        'Un réseau que l’on remercie reste ouvert. Vous serez, à votre tour, la personne que l’on appelle.',
        'A network that is thanked stays open. In your turn, you will be the one people call.',
      ],
      steps: [
        act(
          'networking',
          3,
          ['Planifier trois remerciements', 'Plan three thank-yous'],
          ['De vive voix si vous le pouvez.', 'In person if you can.'],
        ),
      ],
    },
    {
      key: 'three-months',
      family: 'other',
      points: 30,
      name: ['Écrire vos trois prochains mois', 'Write your next three months'],
      why: [
        'Un mois, une intention, un premier geste : le programme s’arrête, votre élan continue.',
        'One month, one intention, one first move: the programme stops, your momentum goes on.',
      ],
      steps: [
        read(
          ['Relire votre point de départ', 'Read your starting point again'],
          [
            'Vos réponses de la première semaine sont dans vos documents.',
            'Your answers of the first week are among your documents.',
          ],
        ),
        send(['Joindre votre plan', 'Attach your plan'], ['Une page, datée.', 'One page, dated.']),
      ],
    },
  ],
];
