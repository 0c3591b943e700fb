/**
 * What passwords are most often made of, without capitals, accents, digits and signs: `easyToGuess` puts those back on.
 * Each word thus stands for thousands of passwords that satisfy every rule of composition. Put together for this product
 * from what is widely known of leaked passwords, in English and in French.
 */
const classics = `
password passwort passwd pass passe passw motdepasse monmotdepasse motdepass mdp mdpasse secret secrete confidentiel
welcome bienvenue bonjour bonsoir coucou salut hello hallo hola bye aurevoir letmein openup sesame ouvretoi ouvre entree
admin administrator administrateur administration root superuser superadmin sysadmin user users utilisateur username login
connexion connection compte account guest invite visiteur test tests testing tester essai demo default defaut changeme
changemoi change changemenow nouveau nouvelle newpassword temp temporaire temporary provisoire initial premier first
master maitre server serveur system systeme windows linux ubuntu computer ordinateur internet network reseau website
oracle mysql postgres database cisco router manager support service office bureau travail work job emploi metier formation
qwerty azerty qwertz azertyuiop qwertyuiop azert qwert wxcvbn wxcv qsdfgh qsdf asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm
aqw zsx aqwzsx qaz wsx qazwsx qweasd qweasdzxc azeqsd azeqsdwxc qwe aze asd zxc wxc poi poiuyt mlkjhg lkjhgf nbvcxw
abc abcd abcde abcdef abcdefg aabbcc aaa bbb xxx zzz aaaa bbbb xxxx zzzz abba blabla azazaz toto lolo mimi nana titi tata tutu tototo
iloveyou ilove loveyou love lovely lover jetaime jtm jtaime monamour amour amoureux amoureuse amours moncoeur coeur cherie
cheri monange ange angel angels bebe baby bisous bisou calin doudou loulou loulette chouchou poupee princesse princess
prince reine queen king roi dragon monkey singe shadow ombre sunshine soleil moonlight lune etoile star stars starwars
superman batman spiderman ironman hulk marvel pokemon pikachu naruto sangoku dragonball zelda mario luigi sonic minecraft
fortnite callofduty matrix trustno trustnoone football footballer foot soccer basket basketball baseball hockey tennis
rugby judo karate golf natation velo cyclisme ski surf skate equitation danse dance musique music guitare guitar piano
rock metal jazz hiphop freedom liberte egalite fraternite paix peace happy heureux heureuse bonheur joie espoir hope faith
jesus jesuschrist christ dieu god allah maria marie notredame bible priere blessed grace heaven paradis enfer hell diable
devil demon satan killer ninja samurai warrior guerrier soldat hunter chasseur cowboy pirate vampire zombie fantome ghost
money argent dollar euro million millionnaire riche cash bank banque bitcoin crypto business entreprise societe company
flower fleur fleurs rose roses tulipe jasmin lavande marguerite orchidee coquelicot lilas violette muguet bouquet
summer winter spring autumn fall ete hiver printemps automne saison soleilete vacances holiday holidays noel christmas
paques easter halloween anniversaire birthday nouvelan newyear bonneannee carnaval weekend
january february march april may june july august september october november december
janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche
red blue green yellow orange purple black white pink grey brown rouge bleu bleue vert verte jaune violet noir noire blanc
blanche rosebud gris marron silver argente gold golden dore diamond diamant crystal cristal rubis emeraude saphir perle
`;

const animals = `
cat cats kitty kitten chat chats chaton chatte minou minette dog dogs doggy puppy chien chiens chienne chiot toutou horse
cheval chevaux poney pony lion lions tiger tigre tigrou panther panthere jaguar leopard bear ours ourson wolf loup louve
fox renard rabbit lapin lapinou mouse souris hamster tortue turtle dolphin dauphin whale baleine shark requin eagle aigle
falcon faucon hawk phoenix phenix butterfly papillon coccinelle abeille bee fourmi spider araignee scorpion serpent snake
cobra python viper crocodile elephant girafe giraffe zebre zebra panda koala kangourou gorille chimpanze poisson fish oiseau
bird canard duck cygne poule poulet chicken coq cochon vache cow taureau bull mouton agneau chevre biquette ane licorne unicorn
`;

const food = `
chocolate chocolat choco cookie cookies biscuit caramel bonbon candy sucre sugar vanille vanilla cafe coffee the tea
croissant baguette pain fromage cheese camembert raclette pizza pasta spaghetti burger hamburger kebab tacos sushi salade
tomate carotte citron lemon fraise strawberry framboise cerise cherry pomme apple poire banane banana peche ananas mangue
kiwi raisin melon pasteque abricot noisette orange pepper poivre sel ginger gingembre cannelle cinnamon menthe miel honey
nutella cocacola pepsi whisky vodka ricard pastis vin champagne bordeaux bourgogne biere beer mojito
`;

const places = `
paris parigi marseille lyon toulouse nice nantes strasbourg montpellier bordeaux lille rennes reims lehavre saintetienne
toulon grenoble dijon angers nimes villeurbanne clermont lemans brest tours amiens limoges annecy perpignan metz besancon
orleans rouen mulhouse caen nancy avignon cannes antibes biarritz bayonne corse corsica bretagne breizh normandie alsace
provence savoie auvergne vendee martinique guadeloupe reunion guyane mayotte tahiti france francais francaise europe london
londres england angleterre newyork chicago texas california california florida america amerique usa canada quebec montreal
mexico bresil brazil argentina madrid barcelona barcelone espagne spain portugal lisbonne lisboa porto italia italie roma
rome milano napoli berlin allemagne germany suisse geneve lausanne belgique bruxelles luxembourg amsterdam holland maroc
casablanca rabat algerie alger kabylie tunisie tunis egypte senegal dakar afrique africa cameroun congo turquie istanbul
japon japan tokyo chine china india inde australia sydney moscou russia russie ukraine maison home famille family ecole
school college lycee universite campus montagne plage beach ocean mer mermer riviere foret forest jardin garden campagne
`;

const names = `
adam adele adrien agathe agnes alain alban albert alex alexandra alexandre alexandrine alexia alexis alice alicia aline
alison amandine ambre amelie amine amina amir amy ana anais andre andrea andrew andy angela angelique anna anne annie
anthony antoine antonio ariane arnaud arthur ashley astrid aubin aude audrey aurelie aurelien aurore axel aya barbara
baptiste bastien beatrice benedicte benjamin benoit bernadette bernard bertrand bilal brandon brenda brian brigitte bruno
bryan camille carine carla carlos carol carole caroline catherine cathy cecile cedric celia celine chantal charles charlie
charlotte chloe chris christelle christian christiane christine christophe christopher claire clara claude claudia claudine
clement clemence clementine colette coralie corinne cyril cyrille damien daniel daniela danielle david deborah delphine denis
denise diana diane didier diego dominique dylan edith edouard edward elena eleonore elias eliane elisa elisabeth elise elizabeth
ella elodie eloise elsa emilie emily emma emmanuel emmanuelle enzo eric erika ernest estelle esther ethan eugene eva evelyne
fabien fabienne fabrice fanny farid fatima fatou felix fernand fernando flora florence florent florian francesca francis
francois francoise frank franck fred frederic frederique gabriel gabrielle gael gaelle gaetan gaston genevieve geoffrey
george georges gerald gerard gilbert gilles gisele gregory guillaume gustave guy hakim hamza hannah hassan heather helena
helene henri herve hugo ibrahim ines irene iris isaac isabella isabelle ismael jack jackie jacob jacqueline jacques jade
jamal james jamie jane jasmine jason jean jeanne jeannine jennifer jenny jeremie jeremy jerome jessica jessie joan joel
joelle john johanna jonathan jordan jose joseph josephine joshua josiane juan judith jules julia julian julie julien
juliette justin justine karen karim karima karine kate kathleen katia kelly kenza kevin khadija khaled kim kylian laetitia
lara laura laure laurence laurent lea leila lena leo leon leonie leslie liam lila liliane lilou lily lina linda lisa loic
lola lorenzo louane louis louise louna luca lucas lucie lucien lucienne luc ludivine ludovic luis luna lydia lydie madeleine
maelys magali mahmoud malik manon manu manuel marc marcel marcelle margaret margaux margot mariam marianne marie marina marine
marion marjorie mark marlene martha martin martine mary maryline maryse mateo mathieu mathilde mathis matthew matthias matthieu
maud maurice max maxence maxime medhi mehdi melanie melissa melodie mia michael michel michele micheline michelle miguel mike
mila mireille mohamed mohammed monica monique morgan morgane mounir mourad muriel mustapha myriam nabil nadege nadia nadine
naima natacha natalia natalie nathalie nathan nicholas nicolas nicole nina noah noe noemie nora nour oceane odette odile olga
olivia olivier omar oscar pablo pamela pascal pascale patricia patrice patrick paul paula paulette pauline pedro peter philip
philippe pierre pierrette quentin rachel rachid raoul raphael raphaelle raymond raymonde rebecca regine regis remi remy renaud
rene renee ricardo richard robert roberto robin rodolphe roger roland romain romane ronald ronaldo rosalie rose roxane ruben
ruth ryan sabine sabrina said salma salome samantha samir samira samuel sandra sandrine sara sarah sasha scott sebastien serge
sergio severine sharon sheila simon simone sofia sofiane solange solene sonia sophia sophie stella stephane stephanie stephen
steve steven susan suzanne sylvain sylvie tania tatiana teresa thea theo theodore theresa therese thibault thibaut thierry thomas
tiffany tim timothee timothy tom tony tristan ulysse valentin valentine valerie vanessa veronica veronique victor victoria victor
vincent violette virginie vivian viviane walid walter wendy wilfried william xavier yacine yann yannick yasmine yoann yohan yolande
youssef yves yvette yvonne zacharie zachary zineb zinedine zidane zoe mbappe messi neymar ronaldinho beckham jordan
martin bernard dubois thomas petit durand leroy moreau lefebvre dupont dupond dupuis bertrand smith johnson williams miller davis
`;

const others = `
arsenal chelsea liverpool manchester barca realmadrid juventus bayern psg parissg olympique om asse losc stade rennais girondins
ferrari porsche mercedes peugeot renault citroen toyota honda yamaha kawasaki harley mustang corvette bmw audi volkswagen golf
google facebook twitter instagram tiktok snapchat youtube amazon netflix microsoft apple iphone samsung android nokia sony
playstation xbox nintendo disney starbucks nike adidas orange sfr bouygues free freebox livebox wifi gmail hotmail yahoo outlook
linkedin whatsapp skype zoom teams excel word powerpoint photoshop
fuck fucker fuckyou fuckoff shit bitch asshole pussy sexy sex merde putain connard connasse salope enculee encule bordel
bananier soleils tournesol papa maman mama mamie papi papy papounet mamounette mum mommy daddy father mother pere mere frere
soeur fils fille enfant enfants boy girl man woman homme femme ami amie amis copain copine friend friends bestfriend buddy
cool super genial parfait perfect great best power force magic magique mystere mystery secretstory fantastic legend legende
hero heros champion winner gagnant victoire victory lucky chance luck dream reve life lavie labelle vie viva toujours forever
always jamais never rien nothing something quelquechose sansmotdepasse nopassword password passwords mypassword monpass
thunder tonnerre storm orage eclair lightning snow neige rain pluie fire feu water eau wind vent ice glace sky ciel earth terre
planet galaxy galaxie univers cosmos mercury venus mars jupiter saturn saturne neptune pluton apollo zeus athena hercule hermes
phantom maverick merlin gandalf frodo hobbit harry harrypotter potter hermione voldemort luke skywalker vador darthvader yoda
simpson homer bart asterix obelix tintin milou schtroumpf winnie mickey minnie donald bambi nemo dumbo simba shrek barbie
michelle ashley bailey charlie buster tigger ginger sparky lucky maggie molly rocky oscar milo bella coco felix caramel
chanel dior prada gucci vuitton lacoste
mobilite carriere career passerelle pont coach coaching reconversion bilan competences recrutement rh drh ressources humaines
sesameouvretoi jesuisla cestmoi bonnejournee bonneannee merci thanks svp please ouioui nonnon peutetre alleluia ensemble
`;

/** Every word once. */
export const commonWords: ReadonlySet<string> = new Set(
  [classics, animals, food, places, names, others].join(' ').split(/\s+/).filter(Boolean),
);
