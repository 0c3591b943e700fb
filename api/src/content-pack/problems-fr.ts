/**
 * Problems of packs for their authors, as the sources word them, and in French. The first match is used, so specific
 * ones come first. Names of fields and files are kept, since authors search for them.
 */
const sentences: readonly (readonly [string, string])[] = [
  ['there is no such folder', 'Ce dossier n’existe pas'],
  [
    'the file is missing: it makes a folder a content pack',
    'Ce fichier manque : c’est lui qui fait d’un dossier un pack de contenu',
  ],
  [
    'this is not a file of the pack but a link to one: put the file itself here',
    'Ce n’est pas un fichier du pack mais un lien vers un fichier : placez ici le fichier lui-même',
  ],
  ['the file is larger than {0} MB, which no text is', 'Le fichier dépasse {0} Mo, ce qu’aucun texte n’atteint'],
  ['the file is larger than {0} MB', 'Le fichier dépasse {0} Mo'],
  ['the file is not saved as UTF-8', 'Le fichier n’est pas enregistré en UTF-8'],
  [
    'a text with a colon and a space in it must stand between quotes',
    'Un texte qui contient un deux-points suivi d’une espace doit être entre guillemets droits',
  ],
  [
    'a colon is missing after this, or the line is indented too little',
    'Il manque un deux-points après ceci, ou la ligne n’est pas assez en retrait',
  ],
  [
    'a text that begins with this sign must stand between quotes',
    'Un texte qui commence par ce signe doit être entre guillemets droits',
  ],
  ['lines are indented by spaces, not by tabs', 'Le retrait se fait par des espaces, et non par des tabulations'],
  ['the line is not indented like those beside it', 'Le retrait de cette ligne n’est pas celui de ses voisines'],
  ['a line of three hyphens ends the file too early', 'Une ligne de trois tirets termine le fichier trop tôt'],
  ['the same name stands here twice', 'Le même nom figure ici deux fois'],
  ['this is not YAML: {0}', 'Ceci n’est pas du YAML valable ({0})'],
  ['too much of this is repeated by reference', 'Trop d’éléments sont répétés par référence'],
  [
    'the first line must be three hyphens, and what the file is about must follow',
    'La première ligne doit être faite de trois tirets, suivie de ce dont traite le fichier',
  ],
  [
    'a second line of three hyphens is missing, before the text',
    'Il manque une deuxième ligne de trois tirets, avant le texte',
  ],
  [
    'a picture is not shown in a text: offer it in the library',
    'Une image n’est pas affichée dans un texte : proposez-la dans la bibliothèque',
  ],
  ['a cover is a picture', 'Une couverture est une image'],
  ['only a film or a recording has captions', 'Seuls un film ou un enregistrement ont des sous-titres'],
  ['captions begin with a line WEBVTT', 'Des sous-titres commencent par une ligne WEBVTT'],
  ['captions hold at least one cue', 'Des sous-titres ont au moins une réplique'],
  ['{0} is not a time and a later one', '{0} n’est pas un moment suivi d’un moment ultérieur'],
  ['{0} comes before the cue above it', '{0} précède la réplique qui est au-dessus'],
  ['{0} says too much at once', '{0} en dit trop d’un coup'],
  ['a table is not shown: use a list', 'Un tableau n’est pas affiché : utilisez une liste'],
  [
    'a line that begins with four spaces or stands between ``` is code, which is not shown',
    'Une ligne qui commence par quatre espaces ou figure entre ``` est du code, qui n’est pas affiché',
  ],
  ['text between ` is code, which is not shown', 'Un texte entre ` est du code, qui n’est pas affiché'],
  ['text between ~~ is struck out, which is not shown', 'Un texte entre ~~ est barré, ce qui n’est pas affiché'],
  ['headings begin with ##, ### or ####', 'Les titres commencent par ##, ### ou ####'],
  ['a box to tick is not shown in a text', 'Une case à cocher n’est pas affichée dans un texte'],
  [
    'a link must begin with https://, http://, mailto: or tel:',
    'Un lien doit commencer par https://, http://, mailto: ou tel:',
  ],
  ['<{0}> is not shown in a text', '<{0}> n’est pas affiché dans un texte'],
  ['a comment is not shown in a text: leave it out', 'Un commentaire n’est pas affiché dans un texte : retirez-le'],
  [
    'this is not part of a pack: documents lie in library/files',
    'Ceci ne fait pas partie d’un pack : les documents sont dans library/files',
  ],
  ['this is not part of a pack', 'Ceci ne fait pas partie d’un pack'],
  [
    'nothing is read from here: see docs/content-pack.md for where it belongs',
    'Rien n’est lu à cet endroit : docs/content-pack.md dit où placer ce fichier',
  ],
  [
    '{0} must be a name of small letters, digits and single hyphens',
    '{0} doit être un nom fait de minuscules, de chiffres et de tirets isolés',
  ],
  ['the words in {0} belong into {1}', 'Les textes en {0} vont dans {1}'],
  [
    '{0} is not one of the languages that pack.yaml names: {1}',
    '{0} n’est pas une des langues citées par pack.yaml : {1}',
  ],
  ['no other pack has brought {0} yet', 'Aucun autre pack n’a encore apporté {0}'],
  ['the pack « {0} » has already brought {1}', 'Le pack « {0} » a déjà apporté {1}'],
  [
    'type was {0}, which people have answered: give the new survey another name',
    'Le type était {0}, auquel des personnes ont répondu : donnez un autre nom au nouveau questionnaire',
  ],
  [
    'the type of {0} was {1}: give the new sub-task another key',
    'Le type de {0} était {1} : donnez une autre clé à la nouvelle sous-tâche',
  ],
  ['no document of the library is about this file', 'Aucun document de la bibliothèque ne porte sur ce fichier'],
  ['there is another sub-task with the key {0}', 'Une autre sous-tâche a la clé {0}'],
  ['there is another question with the key {0}', 'Une autre question a la clé {0}'],
  ['there is another question with the name {0}', 'Une autre question a le nom {0}'],
  ['there is another result with the key {0}', 'Un autre résultat a la clé {0}'],
  ['a list of trades is not translated', 'Une liste de métiers n’est pas traduite'],
  ['minor must be another interest than major', 'minor doit être un autre intérêt que major'],
  ['family is said once, in {0}', 'family n’est dit qu’une fois, dans {0}'],
  [
    'a document is a text, a film or a recording in all its languages',
    'Un document est un texte, un film ou un enregistrement dans toutes ses langues',
  ],
  ['a file of the library is one of {0}', 'Un fichier de la bibliothèque est de l’un de ces types : {0}'],
  [
    'the file is no {0}: nothing is known that begins like it',
    'Le fichier n’est pas de type {0} : rien de connu ne commence comme lui',
  ],
  ['the file is called {0} and is {1}', 'Le fichier est nommé {0} et est de type {1}'],
  ['no week of {0} names this task', 'Aucune semaine de {0} ne cite cette tâche'],
  ['there is no survey {0} in this pack', 'Il n’y a pas de questionnaire {0} dans ce pack'],
  ['there is no document {0} in this pack', 'Il n’y a pas de document {0} dans ce pack'],
  [
    'requiredCount asks for {0} answers of the {1} questions of {2}',
    'requiredCount demande {0} réponses sur les {1} questions de {2}',
  ],
  ['requiredCount asks for {0} answers of {1} questions', 'requiredCount demande {0} réponses sur {1} questions'],
  ['answers is missing: there must be something to choose', 'answers manque : il faut de quoi choisir'],
  [
    "a question of the type boolean has the answers 'true' and 'false', or none",
    "Une question de type boolean a les réponses 'true' et 'false', ou aucune",
  ],
  [
    'only a yes can be told: a question with tells is of the type boolean',
    'Seul un oui peut être signalé : une question avec tells est de type boolean',
  ],
  [
    'a question of the type text has no answers to choose from',
    'Une question de type text n’a pas de réponses à choisir',
  ],
  [
    'a survey of the type {0} has questions of the type list',
    'Un questionnaire de type {0} a des questions de type list',
  ],
  [
    'a survey of the type intelligence has one answer to each question, with one value: it is rated',
    'Un questionnaire de type intelligence a une réponse par question, avec une valeur : on la note',
  ],
  ['a survey of the type {0} has no results', 'Un questionnaire de type {0} n’a pas de résultats'],
  ['values must be among {0}', 'values doit être parmi {0}'],
  [
    'the name of the question is missing: ## The question {#its-name}',
    'Il manque le nom de la question : ## La question {#son-nom}',
  ],
  [
    'an answer stands below its question: ## The question {#its-name}',
    'Une réponse se place sous sa question : ## La question {#son-nom}',
  ],
  ['the answer is missing', 'La réponse manque'],
  ['there is no question: ## The question {#its-name}', 'Il n’y a aucune question : ## La question {#son-nom}'],
  ['the question {0} is not in {1}', 'La question {0} n’est pas dans {1}'],
  ['the question {0} is not said in {1}', 'La question {0} n’est pas traduite en {1}'],
  [
    'the text is missing here, and is there in another language',
    'Le texte manque ici, alors qu’il existe dans une autre langue',
  ],
  ['the text is missing', 'Le texte manque'],
  ['the file that this one translates is not there', 'Le fichier que celui-ci traduit est absent'],
  ['{0} is missing: this is not said in {1}', '{0} manque : ceci n’est pas traduit en {1}'],
  ['this sub-task is not in {0}', 'Cette sous-tâche n’est pas dans {0}'],
  ['this question is not in {0}', 'Cette question n’est pas dans {0}'],
  ['this result is not in {0}', 'Ce résultat n’est pas dans {0}'],
  ['this answer is not in {0}', 'Cette réponse n’est pas dans {0}'],
  ['this week is not in {0}', 'Cette semaine n’est pas dans {0}'],
  [
    '{0} is not known here: a translation holds the words only',
    '{0} n’est pas connu ici : une traduction ne contient que les textes',
  ],
  ['{0} is not known here', '{0} n’est pas connu ici'],
  ['{0} must be names with their values', '{0} doit être fait de noms avec leurs valeurs'],
  ['{0} must be one of {1}', '{0} doit être l’un de {1}'],
  ['{0} must be a text of 1 to {1} signs', '{0} doit être un texte de 1 à {1} signes'],
  ['{0} must be a whole number from {1} to {2}', '{0} doit être un nombre entier de {1} à {2}'],
  ['{0} must be true or false', '{0} doit être true ou false'],
  [
    '{0} must be an address that begins with https:// or http://',
    '{0} doit être une adresse qui commence par https:// ou http://',
  ],
  [
    '{0} must be a list of at least one task, each once',
    '{0} doit être une liste d’au moins une tâche, chacune une seule fois',
  ],
  ['{0} must be a list of at least one {1}', '{0} doit être une liste non vide ({1})'],
  [
    '{0} must be a text between quotes, such as "1.0"',
    '{0} doit être un texte entre guillemets droits, par exemple "1.0"',
  ],
  ['{0} must be a text between quotes', '{0} doit être un texte entre guillemets droits'],
  ['{0} must be a list of languages, each once', '{0} doit être une liste de langues, chacune une seule fois'],
  ['{0} must be surveys/ or library/ and a name', '{0} doit être surveys/ ou library/ suivi d’un nom'],
  [
    '{0} must be a list of what other packs bring, each once',
    '{0} doit être une liste de ce qu’apportent d’autres packs, chacun une seule fois',
  ],
  ['{0} must be the path of a file in library/', '{0} doit être le chemin d’un fichier de library/'],
  ['{0} must be a list of badges, each once', '{0} doit être une liste de badges, chacun une seule fois'],
  ['{0} must be a year and a month, such as 2025-09', '{0} doit être une année et un mois, par exemple 2025-09'],
  ['{0} must be at least one trade, by its code', '{0} doit contenir au moins un métier, par son code'],
  ['{0} must be a list of 1 to 52 weeks', '{0} doit être une liste de 1 à 52 semaines'],
  ['{0} must be a list of fields, each once', '{0} doit être une liste de champs, chacun une seule fois'],
  ['{0} must be a list of sub-tasks', '{0} doit être une liste de sous-tâches'],
  ['{0} is missing', '{0} manque'],
  ['{0} is not there', '{0} est absent'],
  ['{0} is not said in {1}', '{0} n’est pas traduit en {1}'],
  ['{0} is not in {1}', '{0} n’est pas dans {1}'],
  ['{0} is wrong', '{0} n’est pas valable'],
];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const patterns = sentences.map(([english, french]) => {
  const parts = english.split(/\{\d\}/).map(escaped);
  return { pattern: new RegExp(`^${parts.join('(.+?)')}$`, 's'), french };
});

/** Sentence endings that several messages share. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/; did you mean (.+)\?$/s, ' ; vouliez-vous dire {0} ?'],
  [/, between quotes$/, ', entre guillemets droits'],
];

const filled = (text: string, values: readonly string[]): string =>
  text.replaceAll(/\{(\d)\}/g, (_hole, index: string) => values[Number(index)] ?? '');

const beginning = (name: string): string => name.replace(/^an entry of /, 'Une entrée de ').replace(/^this$/, 'Ceci');

/** A problem of a pack in French; a message without translation stays in English. */
export function problemInFrench(message: string): string {
  for (const [pattern, words] of endings) {
    const found = pattern.exec(message);
    if (found) return problemInFrench(message.slice(0, found.index)) + filled(words, found.slice(1));
  }
  for (const { pattern, french } of patterns) {
    const found = pattern.exec(message);
    if (found) return filled(french, found.slice(1).map(beginning));
  }
  return message;
}
