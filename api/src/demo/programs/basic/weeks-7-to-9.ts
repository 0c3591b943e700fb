import { act, answer, document, send, visit, type Week } from '../write';

export const third: readonly Week[] = [
  [
    ['Au milieu de la passerelle', 'Half-way across'],
    {
      key: 'two-opinions',
      family: 'networking',
      points: 20,
      name: ['Solliciter deux avis sur vos pistes', 'Ask for two opinions on your leads'],
      why: [
        'Un avis de <strong>quinze minutes</strong> vaut souvent une semaine de recherches : la plupart des gens aiment parler de ce qu’ils font.',
        'An opinion of <strong>fifteen minutes</strong> is often worth a week of research: most people like to talk about what they do.',
      ],
      steps: [
        document(
          'asking-for-advice',
          'toRead',
          ['Relire la fiche avant d’écrire', 'Read the sheet before you write'],
          [
            'La question compte plus que la tournure : une seule, à laquelle on peut répondre sans préparer.',
            'The question matters more than the wording: a single one, that can be answered unprepared.',
          ],
        ),
        act(
          'networking',
          2,
          ['Planifier deux échanges', 'Plan two conversations'],
          [
            'L’un avec quelqu’un que vous connaissez, l’autre avec quelqu’un qu’on vous a recommandé.',
            'One with someone you know, the other with someone who was recommended to you.',
          ],
        ),
        answer('first-message', 1, ['Écrire votre message', 'Write your message']),
        send(
          ['Joindre la liste de vos questions', 'Attach the list of your questions'],
          ['PDF, Word, tableau ou photo.', 'PDF, Word, table or photo.'],
        ),
      ],
    },
    {
      key: 'summary',
      family: 'linkedin',
      points: 20,
      name: ['Donner du relief à votre résumé', 'Give your summary some relief'],
      why: [
        'Cinq lignes qui commencent par ce que vous aimez résoudre, et non par votre ancienneté.',
        'Five lines that begin with what you like to solve, not with your years of service.',
      ],
      steps: [
        document(
          'profile-summary',
          'toRead',
          ['Repartir de vos trois résultats', 'Start from your three results'],
          [
            'Reprenez les phrases de la semaine 3 : elles sont déjà prêtes.',
            'Take the sentences of week 3: they are ready.',
          ],
        ),
        visit(
          ['https://www.linkedin.com/in/', 'https://www.linkedin.com/in/'],
          ['Publier votre résumé', 'Publish your summary'],
        ),
      ],
    },
    {
      key: 'midway',
      family: 'professionalProject',
      points: 20,
      name: ['Faire le point à mi-parcours', 'Take stock half-way'],
      why: [
        'Vous avez passé le milieu. Dix minutes pour voir ce qui a bougé, et ce que les six semaines suivantes doivent apporter.',
        'You are past the middle. Ten minutes to see what has moved, and what the next six weeks should bring.',
      ],
      steps: [answer('midway', 5, ['Répondre au questionnaire', 'Answer the questionnaire'])],
    },
    {
      key: 'targeted-cv',
      family: 'cv',
      points: 25,
      name: ['Ajuster votre CV à une piste', 'Adjust your CV to one lead'],
      why: [
        'Le même parcours, raconté pour une seule lectrice : gardez ce qui lui sert, raccourcissez le reste.',
        'The same career, told to one reader: keep what serves her, shorten the rest.',
      ],
      steps: [
        document(
          'recruiter-grid',
          'toDo',
          ['Passer la grille ligne à ligne', 'Go through the grid line by line'],
          [
            'Chaque ligne répond à un mot de l’annonce, ou elle s’en va.',
            'Each line answers a word of the offer, or it goes.',
          ],
        ),
        send(
          ['Joindre votre CV ajusté', 'Attach your adjusted CV'],
          ['Une page, au format PDF.', 'One page, as a PDF.'],
        ),
      ],
    },
    {
      key: 'say-aloud',
      family: 'communication',
      points: 15,
      name: ['Dire votre présentation à voix haute', 'Say your introduction aloud'],
      why: [
        'Ce qui se lit bien ne se dit pas toujours bien. Trois essais debout, montre en main.',
        'What reads well does not always sound well. Three tries on your feet, watch in hand.',
      ],
      steps: [
        document(
          'voice-and-posture',
          'toDo',
          ['Répéter trois fois', 'Rehearse three times'],
          [
            'La première pour entendre, la deuxième pour couper, la troisième pour y prendre plaisir.',
            'Once to hear, once to cut, once to enjoy it.',
          ],
        ),
      ],
    },
  ],
  [
    ['Se préparer', 'Getting ready'],
    {
      key: 'ten-questions',
      family: 'hiring',
      points: 40,
      name: ['Préparer vos réponses à dix questions', 'Prepare your answers to ten questions'],
      why: [
        'Les questions d’un entretien surprennent rarement. Préparer dix réponses laisse l’esprit libre pour la onzième.',
        'Interview questions rarely surprise. Ten prepared answers leave your mind free for the eleventh.',
      ],
      steps: [
        document(
          'telling-a-success',
          'toDo',
          ['Remplir la feuille', 'Fill in the sheet'],
          [
            'Une situation vécue par réponse, racontée en quatre phrases.',
            'One lived situation per answer, told in four sentences.',
          ],
        ),
        send(
          ['Joindre vos réponses', 'Attach your answers'],
          ['Votre référente pourra les relire avec vous.', 'Your HR contact can go through them with you.'],
        ),
      ],
    },
  ],
  [
    ['Passer à l’action', 'Taking action'],
    {
      key: 'rehearse',
      family: 'hiring',
      points: 30,
      name: ['Vous entraîner à l’entretien', 'Rehearse an interview'],
      why: [
        'Une heure avec quelqu’un qui joue le jeu, et un retour franc sur ce qui s’est entendu.',
        'An hour with someone who plays along, and honest words on what came across.',
      ],
      steps: [answer('rehearsal-done', 1, ['Confirmer votre entraînement', 'Confirm your rehearsal'])],
    },
    {
      key: 'apply-once',
      family: 'offer',
      points: 30,
      name: ['Répondre à une annonce choisie', 'Answer one chosen offer'],
      why: [
        'Une candidature soignée plutôt que dix envois. Notez l’annonce : vous suivrez la réponse ici.',
        'One careful application rather than ten. Note the offer: you will follow the answer here.',
      ],
      steps: [
        act(
          'hiring',
          1,
          ['Enregistrer l’annonce', 'Record the offer'],
          ['La date d’envoi, l’entreprise, et ce qui vous a plu.', 'The date, the company, and what you liked.'],
        ),
      ],
    },
    {
      key: 'follow-up',
      family: 'networking',
      points: 20,
      name: ['Donner des nouvelles à deux contacts', 'Send news to two contacts'],
      why: [
        'Dire ce que leur conseil a changé est le meilleur des remerciements, et rouvre la conversation.',
        'Saying what their advice changed is the best of thanks, and reopens the conversation.',
      ],
      steps: [
        act(
          'networking',
          2,
          ['Planifier deux nouvelles', 'Plan two messages'],
          [
            'Trois lignes suffisent, dans la semaine qui suit l’échange.',
            'Three lines are enough, within a week of the conversation.',
          ],
        ),
      ],
    },
    {
      key: 'tricam',
      family: 'professionalProject',
      points: 20,
      name: ['Reconnaître vos six ressorts', 'Recognise your six drives'],
      why: [
        'Technique, réflexion, imagination, coopération, action, méthode : lesquels vous portent quand le travail va bien ?',
        'Technique, reflection, imagination, cooperation, action, method: which carry you when work goes well?',
      ],
      steps: [answer('tricam', 8, ['Passer le test', 'Take the test'])],
    },
  ],
];
