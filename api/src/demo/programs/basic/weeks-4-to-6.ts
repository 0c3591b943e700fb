import { act, answer, document, read, send, visit, type Week } from '../write';

export const second: readonly Week[] = [
  [
    ['Être visible', 'Being visible'],
    {
      key: 'headline',
      family: 'linkedin',
      points: 40,
      name: ['Choisir un titre qui dit où vous allez', 'Choose a headline that says where you are going'],
      why: [
        'Le titre est la seule ligne que tout le monde lit. Il peut nommer le métier que vous visez autant que celui que vous quittez.',
        'The headline is the only line everyone reads. It can name the trade you aim for as well as the one you leave.',
      ],
      steps: [
        read(
          ['Essayer trois titres', 'Try three headlines'],
          [
            'Écrivez-en trois, lisez-les à voix haute, gardez celui que vous diriez à une inconnue.',
            'Write three, read them aloud, keep the one you would say to a stranger.',
          ],
        ),
        visit(
          ['https://www.linkedin.com/in/', 'https://www.linkedin.com/in/'],
          ['Changer votre titre', 'Change your headline'],
        ),
      ],
    },
    {
      key: 'real-relations',
      family: 'linkedin',
      points: 20,
      name: ['Retrouver quinze relations réelles', 'Find fifteen real connections'],
      why: [
        'Quinze personnes qui vous connaissent valent mieux que cinq cents inconnues.',
        'Fifteen people who know you are worth more than five hundred strangers.',
      ],
      steps: [
        visit(
          ['https://www.linkedin.com/mynetwork/', 'https://www.linkedin.com/mynetwork/'],
          ['Inviter vos relations', 'Invite your connections'],
        ),
      ],
    },
    {
      key: 'one-minute',
      family: 'communication',
      points: 40,
      name: ['Raconter votre parcours en une minute', 'Tell your story in one minute'],
      why: [
        'D’où je viens, ce que je sais faire, ce que je cherche : trois phrases, et l’envie de poser une question.',
        'Where I come from, what I can do, what I am looking for: three sentences, and the wish to ask more.',
      ],
      steps: [
        document(
          'two-minute-pitch',
          'toRead',
          ['Écouter deux exemples', 'Listen to two examples'],
          [
            'Remarquez ce qui n’est pas dit : ni excuses, ni dates, ni sigles.',
            'Notice what is not said: no excuses, no dates, no acronyms.',
          ],
        ),
        send(
          ['Joindre votre texte ou votre enregistrement', 'Attach your text or your recording'],
          [
            'Cent cinquante mots, ou une minute au téléphone.',
            'A hundred and fifty words, or one minute on the phone.',
          ],
        ),
      ],
    },
  ],
  [
    ['Explorer', 'Exploring'],
    {
      key: 'trade-sheets',
      family: 'professionalProject',
      points: 30,
      name: ['Lire trois fiches de métiers voisins', 'Read about three neighbouring trades'],
      why: [
        'Un métier voisin partage la moitié de vos savoir-faire. Cherchez ce que vous savez déjà avant ce qui manque.',
        'A neighbouring trade shares half of your skills. Look for what you know before what is missing.',
      ],
      steps: [
        visit(
          [
            'https://candidat.francetravail.fr/metierscope/',
            'https://esco.ec.europa.eu/en/classification/occupation_main',
          ],
          ['Ouvrir les fiches', 'Open the sheets'],
        ),
        answer('trade-notes', 3, ['Noter ce que vous en retenez', 'Note what you keep from them']),
      ],
    },
    {
      key: 'ten-offers',
      family: 'offer',
      points: 30,
      name: ['Repérer dix annonces sans y répondre', 'Spot ten offers without applying'],
      why: [
        'Lire des annonces apprend les mots du métier : ils serviront dans votre CV et en entretien.',
        'Reading offers teaches the words of the trade: they will serve in your CV and in interviews.',
      ],
      steps: [
        document(
          'reading-an-offer',
          'toRead',
          ['Relever les mots qui reviennent', 'Write down the words that come back'],
          [
            'Dix annonces, dix mots : soulignez ceux que vous pouvez illustrer par un exemple.',
            'Ten offers, ten words: underline those you can illustrate with an example.',
          ],
        ),
      ],
    },
    {
      key: 'second-reader',
      family: 'cv',
      points: 20,
      name: ['Confier votre CV à un regard neuf', 'Give your CV to a fresh pair of eyes'],
      why: [
        'Trente secondes de lecture, puis une question : que fait cette personne ? Si la réponse hésite, le CV hésite.',
        'Thirty seconds of reading, then one question: what does this person do? If the answer hesitates, so does the CV.',
      ],
      steps: [
        act(
          'contact',
          1,
          ['Noter qui vous a relu', 'Note who read it'],
          ['Choisissez quelqu’un qui ne connaît pas votre métier.', 'Choose someone who does not know your trade.'],
        ),
      ],
    },
    {
      key: 'at-home',
      family: 'privateLife',
      points: 20,
      name: ['Parler de vos pistes à la maison', 'Talk about your leads at home'],
      why: [
        'Horaires, trajets, revenus : une mobilité se décide à plusieurs. Mieux vaut en parler avant l’offre qu’après.',
        'Hours, travel, income: a move is decided together. Better talk before the offer than after.',
      ],
      steps: [
        document(
          'telling-your-family',
          'toRead',
          ['Préparer la conversation', 'Prepare the conversation'],
          [
            'Trois colonnes : ce qui peut changer, ce qui ne peut pas, ce qu’il faut vérifier.',
            'Three columns: what can change, what cannot, what must be checked.',
          ],
        ),
      ],
    },
  ],
  [
    ['Aller à la rencontre', 'Meeting people'],
    {
      key: 'first-meeting',
      family: 'networking',
      points: 30,
      name: ['Planifier une première demande d’information', 'Plan a first request for information'],
      why: [
        'Vous ne demandez pas un emploi : vous demandez à quelqu’un de raconter son métier. Presque tout le monde dit oui.',
        'You are not asking for a job: you ask someone to tell about theirs. Nearly everyone says yes.',
      ],
      steps: [
        document(
          'asking-for-advice',
          'toRead',
          ['Lire comment demander', 'Read how to ask'],
          [
            'Un message de cinq lignes, une durée annoncée, deux moments proposés.',
            'A message of five lines, a stated length, two suggested times.',
          ],
        ),
        act(
          'networking',
          1,
          ['Planifier l’échange', 'Plan the conversation'],
          ['Au téléphone, en visio ou autour d’un café.', 'By phone, by video or over a coffee.'],
        ),
      ],
    },
    {
      key: 'two-leads',
      family: 'professionalProject',
      points: 30,
      name: ['Retenir deux pistes, en écarter une', 'Keep two leads, drop one'],
      why: [
        'Choisir fait avancer. Une piste écartée aujourd’hui peut revenir ; une piste gardée demande du temps cette semaine.',
        'Choosing moves things on. A lead dropped today may come back; a lead kept asks for time this week.',
      ],
      steps: [
        read(
          ['Comparer vos pistes', 'Compare your leads'],
          [
            'Pour chacune : ce qui vous attire, ce que vous savez déjà, ce qu’il faudrait apprendre, qui pourrait vous en parler.',
            'For each: what attracts you, what you know already, what you would have to learn, who could tell you more.',
          ],
        ),
        answer('two-leads', 2, ['Dire votre choix', 'Say what you choose']),
      ],
    },
    {
      key: 'take-part',
      family: 'linkedin',
      points: 20,
      name: ['Prendre part à une discussion de métier', 'Join a discussion of your trade'],
      why: [
        'Un commentaire utile vaut une publication : il montre ce que vous savez à ceux que cela intéresse.',
        'A useful comment is worth a post: it shows what you know to those who care.',
      ],
      steps: [
        visit(
          ['https://www.linkedin.com/feed/', 'https://www.linkedin.com/feed/'],
          ['Commenter une publication', 'Comment on a post'],
        ),
      ],
    },
    {
      key: 'own-business',
      family: 'businessCreation',
      points: 20,
      name: ['Regarder l’indépendance en face', 'Take a straight look at self-employment'],
      why: [
        'Se mettre à son compte est une piste parmi d’autres. Une heure suffit pour savoir si elle mérite la suivante.',
        'Working for yourself is one lead among others. One hour is enough to know whether it deserves another.',
      ],
      steps: [
        visit(
          [
            'https://bpifrance-creation.fr/',
            'https://europa.eu/youreurope/business/running-business/start-ups/starting-business/index_en.htm',
          ],
          ['Parcourir les étapes', 'Go through the steps'],
        ),
        document(
          'choosing-a-status',
          'toRead',
          ['Comparer les statuts', 'Compare the legal forms'],
          ['Trois statuts suffisent à une première décision.', 'Three forms are enough for a first decision.'],
        ),
      ],
    },
  ],
];
