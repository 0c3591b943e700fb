import { dictionary as leaked } from '@zxcvbn-ts/language-common';
import { dictionary as french } from '@zxcvbn-ts/language-fr';

/** Common French passwords that the package lists lack. */
const ours = `
abricot administrateur administration afrique agneau aigle alban alexandrine alger alleluia allemagne alsace ambre
amerique ami amie amiens amine amis amoureuse ana ane angers angleterre annecy anniversaire antibes aqw araignee
argente asse aude aurevoir auvergne aya azazaz aze azeqsd azeqsdwxc baguette baleine bananier banque barcelone bebe
belgique benedicte bienvenue biere bilal bilan biquette bisou bitcoin bleue bonbon bonheur bonneannee bonnejournee
bonsoir bordel bouygues bresil bruxelles bye caen calin camembert cameroun carotte changemenow changemoi chasseur
chats chevaux chevre chienne chiens chimpanze chine chiot christelle christiane ciel clementine coaching coccinelle
competences compte confidentiel connasse connexion copain copine coquelicot corse coucou cow cyclisme cygne dakar
danse defaut diable dior drh dupond eau eclair ecole egalite egypte eleonore emeraude emmanuelle emploi encule
enculee enfants enfer entree entreprise equitation essai eva fantome farid fatou femme feu fille fils fleurs
footballer formation fortnite fourmi framboise francaise fraternite frederique freebox gael gagnant gingembre girafe
girondins glace gmail gorille guadeloupe guyane heros heureuse heureux homme hotmail humaines ice inde ines
instagram jamais japon jaune jesuisla joie josiane jtaime jtm judo kabylie kangourou kebab kenza khadija kylian
lapinou lavande lea legende lehavre licorne lilas liliane lille lilou limoges linkedin lisbonne livebox lkjhgf loic
lolo losc louane loulette louna louve lucienne ludivine lune luxembourg lycee lydie maelys magique mamie mamounette
mangue maroc martinique maryline maud maxence mayotte mbappe mdp mdpasse medhi menthe mer merci mere mermer metier
mia micheline miel millionnaire milou mlkjhg mobilite mojito monange moncoeur monmotdepasse monpass montpellier
moscou mourad mulhouse mum mustapha mysql nabil naima nana natation neige netflix neymar nimes noemie noire nonnon
normandie nour nouvelan odile olympique ombre orage orchidee ordinateur ouioui ours ourson ouvre ouvretoi paix
panthere papounet papy paques parigi parissg passerelle pasteque pastis peche perle perpignan peutetre pierrette
plage pluie poivre poney postgres poule poupee powerpoint prada priere provisoire psg qsdf quelquechose qwertz rabat
raclette raphaelle raymonde reconversion recrutement reims reine rennais rennes reseau ressources reve rien rodolphe
roi romane rouen rubis russie saintetienne salade sangoku sansmotdepasse savoie schtroumpf secrete secretstory sel
serveur sesameouvretoi sfr ski skype snapchat societe soeur sofiane soleilete soleils solene stade strasbourg sucre
superadmin superuser svp systeme tata taureau tea teams temporaire terre tests the tigrou tiktok timothee titi
tototo toujours toulon tournesol tours toutou tulipe tunis turquie tutu twitter ubuntu universite utilisateur vador
velo vendee verte villeurbanne visiteur voldemort vuitton walid whatsapp wifi wilfried wxcv yacine yahoo yann yoann
yohan zacharie zebre zineb zoe zsx
`;

/** Shorter words occur by accident. */
const shortest = 3;

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/**
 * The words of which most passwords are made, without capitals, accents, digits and signs: `isEasyToGuess` restores
 * those. Each word thus covers thousands of passwords that satisfy every rule of composition.
 */
export const commonWords: ReadonlySet<string> = new Set(
  [
    ...leaked['passwords-common'],
    ...french['firstnames-fr'],
    ...french['months-fr'],
    ...french['daysOfWeek-fr'],
    ...french['seasons-fr'],
    ...ours.trim().split(/\s+/),
  ]
    .map(lettersOf)
    .filter(({ length }) => length >= shortest),
);
