import { isStrongPassword } from '@passerelle/shared/contract/rules/people/password';
import { isEasyToGuess } from './easy-to-guess';

const camille = ['Camille', 'Durand-Lévy', 'c.durand@atelier-horizon.example', 'Atelier Horizon'];

const common = [
  'P@ssw0rd',
  'P@ssw0rd!',
  'Passw0rd!',
  'Password1!',
  'Password123!',
  'Pa$$word1',
  'P4ssw0rd!',
  'pASSWORD1!',
  'Azerty123!',
  'Azerty1!',
  'Azerty@123',
  'AzertyUiop1!',
  'Qwerty123!',
  'Qwerty1!',
  'Qwertz123!',
  '!QAZ2wsx',
  '1qaz@WSX',
  'Zaq12wsx!',
  '1q2w3e4r!Q',
  'Aqwzsx1!',
  '&Aqw2zsx',
  'Wxcvbn1!',
  'Qsdfgh1!',
  '!Q2w3e4r5t',
  'Motdepasse1!',
  'MotDePasse2026!',
  'M0td3pass3!',
  'Mot-de-passe-1',
  'Motdepa$$e1',
  'Mdp123456!',
  'Mdp@2026',
  'Bonjour2026!',
  'Bonjour1!',
  'B0nj0ur!',
  'Bienvenue1!',
  'Bienvenue@2026',
  'Welcome1!',
  'Welcome@123',
  'W3lcome!',
  'Janvier2026!',
  'Décembre2025!',
  'Fevrier-26',
  'Été2026!',
  'Hiver2026!',
  'Summer2026!',
  'Lundi123!',
  'January@2026',
  'Admin123!',
  'Admin@2026',
  'Administrateur1!',
  'Test1234!',
  'Test@123',
  'Changeme1!',
  'Changemoi1!',
  'Secret123!',
  'Soleil123!',
  'Doudou75!',
  'Chocolat1!',
  'Jetaime1!',
  'Iloveyou1!',
  'Marseille13!',
  'Paris2024!',
  'France98!',
  'Nicolas1!',
  'Julien_75',
  'Isabelle1962!',
  'Thomas-1989',
  'Superman1!',
  'Football10!',
  'Monkey123!',
  'Dragon1!',
  'Abcd1234!',
  'Abcdef1!',
  'Aa123456!',
  'Aa@123456',
  'Aa12345678!',
  '123456Aa!',
  'Aaaaaa1!',
  'Aa1!Aa1!',
  '1111Aa!!',
  'Toto1234!',
  'Totototo1!',
  'Lolo-2000',
  '2026!Bonjour',
  '**Soleil**75',
  '1Password!',
  'Bonjourà1!',
  'Azerty123!a',
  'Mdp@2026',
  'Passerelle2026!',
  'Passerelle-2026!',
  'P@sserelle1',
  'Passerelle75!',
  'Passerelle-Soleil1!',
];

const about = [
  'Camille2026!',
  'C@mille1!',
  'CamilleDurand1!',
  'Camille.Durand75',
  'Durand-Camille-1',
  'DurandLévy1!',
  'Levy!2026',
  'C.durand@atelier1',
  'Atelier-Horizon-2026!',
  'Horizon2026!',
  'Camille-Soleil-1!',
  'Passerelle-Camille-1!',
];

const fine = [
  'Une-planche-2026!',
  'Cabestan-73!',
  'Vélo rouillé, 3 freins',
  'Nénuphar&Trombone12',
  'xK7#pQ9!vR',
  'T8$kzM2@wq',
  'Quatre-chevaux-sur-1-pont',
  'Girouette%41',
  'Mille7-feuilles&Zinc',
  'Œil-de-perdrix 9',
  'Zb4-Lampadaire',
  'Пароход-19x',
  'Cat#83$92&61!47',
];

describe('a common password', () => {
  it.each(common)('« %s » is common, although it satisfies the rules of composition', (password) => {
    expect([isStrongPassword(password), isEasyToGuess(password)]).toEqual([true, true]);
  });

  it.each(about)('« %s » is common for Camille Durand-Lévy', (password) => {
    expect([isStrongPassword(password), isEasyToGuess(password, camille)]).toEqual([true, true]);
  });

  it.each(fine)('« %s » is accepted', (password) => {
    expect([isStrongPassword(password), isEasyToGuess(password, camille)]).toEqual([true, false]);
  });

  it('is accepted for a user with another name', () => {
    expect(isEasyToGuess('Lévesque-Gatineau1!', camille)).toBe(false);
    expect(isEasyToGuess('DurandLévy1!', ['Zoé', 'Nguyen'])).toBe(false);
  });

  it('is checked within a moment, whatever its length', () => {
    expect(isEasyToGuess(`Aa1!${'1!'.repeat(48)}`)).toBe(true);
    expect(isEasyToGuess(`Kz${'3!7@'.repeat(24)}`)).toBe(false);
  });

  it('is seldom matched by chance', () => {
    const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!@#$%&*-_';
    // A fixed seed, so that every run uses the same passwords.
    let seed = 20_260_131;
    const next = (): string => signs[(seed = (seed * 48_271) % 2_147_483_647) % signs.length] ?? 'x';
    const drawn = Array.from({ length: 2_000 }, () => Array.from({ length: 12 }, next).join(''));

    expect(drawn.filter((password) => isEasyToGuess(password, camille))).toEqual([]);
  });
});
