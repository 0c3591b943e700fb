import type { DemoPage } from './kind';

export const terms: DemoPage = {
  slug: 'terms-of-use',
  title: { fr: 'Conditions d’utilisation', en: 'Terms of use' },
  content: {
    fr: `<p><strong>Ceci est une démonstration.</strong> Bois &amp; Rives est une organisation inventée, et les personnes que vous y voyez n’existent pas. Ces conditions montrent à quoi ressemblent celles d’une vraie organisation ; elles n’engagent personne.</p>
<h2>À quoi sert Passerelle</h2>
<p>Passerelle accompagne les personnes en transition professionnelle. Chaque semaine, vous y trouvez des tâches à faire à votre rythme, un carnet de contacts, un agenda, le suivi de vos annonces et une bibliothèque de documents.</p>
<h2>Votre compte</h2>
<ul>
<li>Votre compte est ouvert par votre organisation et il est personnel : ne partagez ni votre mot de passe ni vos liens d’invitation.</li>
<li>Vous choisissez vous-même votre mot de passe. Personne, ni votre responsable ni notre équipe, ne peut le lire.</li>
<li>Votre compte reste ouvert pendant votre programme et tant que votre organisation le souhaite.</li>
</ul>
<h2>Ce que vous écrivez</h2>
<p>Vos contacts, vos notes, vos rendez-vous et vos réponses vous appartiennent. Quand une information peut être lue par votre responsable RH, l’écran le dit à côté du champ. Écrivez de vos contacts ce que vous pourriez leur lire.</p>
<h2>Ce que nous vous demandons</h2>
<ul>
<li>Déposer uniquement des documents que vous avez le droit d’utiliser.</li>
<li>Ne pas chercher à voir les informations d’autres personnes.</li>
<li>Nous prévenir si quelque chose ne fonctionne pas ou vous semble anormal.</li>
</ul>
<h2>Disponibilité</h2>
<p>Nous faisons de notre mieux pour que le service soit là quand vous en avez besoin. Une mise à jour peut le suspendre quelques minutes ; ce que vous étiez en train d’écrire est gardé sur votre appareil.</p>
<h2>Fin de l’accompagnement</h2>
<p>À la fin de votre programme, vous pouvez télécharger toutes vos informations depuis votre compte. Elles sont ensuite effacées selon les délais de la politique de confidentialité.</p>
<h2>Changements</h2>
<p>Si ces conditions changent de façon importante, nous vous demanderons de les lire et de les accepter à nouveau.</p>`,
    en: `<p><strong>This is a demonstration.</strong> Bois &amp; Rives is an invented organisation, and the people you see in it do not exist. These terms show what those of a real organisation look like; they bind nobody.</p>
<h2>What Passerelle is for</h2>
<p>Passerelle supports people who are changing jobs. Each week it gives you tasks to do at your own pace, a contact book, a diary, a place to follow your applications and a library of documents.</p>
<h2>Your account</h2>
<ul>
<li>Your organisation opens your account, and it is yours alone: share neither your password nor your invitation links.</li>
<li>You choose your own password. Nobody can read it, neither your manager nor our team.</li>
<li>Your account stays open during your programme and for as long as your organisation wishes.</li>
</ul>
<h2>What you write</h2>
<p>Your contacts, notes, appointments and answers belong to you. Wherever your HR manager can read something, the screen says so beside the field. Write about your contacts what you could read out to them.</p>
<h2>What we ask of you</h2>
<ul>
<li>Upload only documents that you have the right to use.</li>
<li>Do not try to see other people’s information.</li>
<li>Tell us when something does not work or looks wrong.</li>
</ul>
<h2>Availability</h2>
<p>We do our best to be there when you need us. An update may pause the service for a few minutes; what you were writing is kept on your device.</p>
<h2>When the programme ends</h2>
<p>At the end of your programme you can download all your information from your account. It is then deleted within the periods given in the privacy policy.</p>
<h2>Changes</h2>
<p>If these terms change in a way that matters, we will ask you to read and accept them again.</p>`,
  },
};
