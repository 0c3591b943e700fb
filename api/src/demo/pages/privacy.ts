import type { DemoPage } from './kind';

export const privacy: DemoPage = {
  slug: 'privacy-policy',
  title: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
  content: {
    fr: `<p><strong>Ceci est une démonstration.</strong> L’organisation et les personnes sont inventées. N’y déposez pas de vraies informations : tout peut être effacé à tout moment. Cette page montre ce que dirait celle d’une vraie organisation.</p>
<h2>Qui est responsable</h2>
<p>Votre organisation décide pourquoi et comment vos informations sont utilisées. Passerelle les traite pour elle, et seulement pour votre accompagnement.</p>
<h2>Ce que nous gardons</h2>
<ul>
<li><strong>Votre identité et votre poste</strong> : nom, adresse e-mail, fonction, statut, groupe. Ils viennent de votre organisation et vous pouvez les compléter.</li>
<li><strong>Votre parcours</strong> : tâches, réponses aux questionnaires, documents déposés, points et badges.</li>
<li><strong>Votre réseau</strong> : contacts, rendez-vous, notes et annonces que vous enregistrez.</li>
<li><strong>Vos connexions</strong> : leur date et leur durée, pour vos statistiques et celles de votre groupe.</li>
</ul>
<h2>Qui peut voir quoi</h2>
<ul>
<li>Vos contacts, vos notes et le contenu de vos rendez-vous ne sont visibles que par vous.</li>
<li>Votre responsable et votre référente RH voient votre avancement, vos dates de connexion et les documents que vous déposez dans le cadre de votre programme.</li>
<li>Dans les statistiques, les groupes de moins de 5 personnes ne sont pas affichés.</li>
</ul>
<h2>Combien de temps</h2>
<p>Vos informations sont gardées pendant votre accompagnement, puis effacées au plus tard deux ans après sa fin. Les chiffres déjà comptés restent, sans votre nom.</p>
<h2>Vos droits</h2>
<p>Depuis votre compte, vous pouvez corriger vos informations et en télécharger une copie complète. Vous pouvez aussi demander leur effacement à votre organisation, ou saisir la CNIL.</p>
<h2>Cookies</h2>
<p>Un cookie indispensable garde votre session ouverte. La mesure d’audience n’est active que si vous l’acceptez, et vous pouvez changer d’avis sur cette page.</p>
<h2>Sécurité</h2>
<p>Les mots de passe sont enregistrés sous une forme qui ne peut pas être relue, les échanges sont chiffrés, et chaque organisation ne voit que ses propres informations.</p>`,
    en: `<p><strong>This is a demonstration.</strong> The organisation and its people are invented. Do not enter real information here: everything may be erased at any time. This page shows what that of a real organisation would say.</p>
<h2>Who is responsible</h2>
<p>Your organisation decides why and how your information is used. Passerelle handles it on its behalf, and only to support you.</p>
<h2>What we keep</h2>
<ul>
<li><strong>Who you are and your job</strong>: name, e-mail address, position, status, group. They come from your organisation and you can complete them.</li>
<li><strong>Your programme</strong>: tasks, survey answers, uploaded documents, points and badges.</li>
<li><strong>Your network</strong>: the contacts, appointments, notes and job offers that you record.</li>
<li><strong>Your connections</strong>: when and for how long, for your statistics and those of your group.</li>
</ul>
<h2>Who can see what</h2>
<ul>
<li>Your contacts, your notes and what your appointments are about are visible to you alone.</li>
<li>Your manager and your HR representative see your progress, when you connect and the documents that you upload for your programme.</li>
<li>In statistics, groups of fewer than 5 people are not shown.</li>
</ul>
<h2>How long</h2>
<p>Your information is kept while you are supported, then deleted two years after the end at the latest. Figures already counted stay, without your name.</p>
<h2>Your rights</h2>
<p>From your account you can correct your information and download a complete copy. You can also ask your organisation to erase it, or turn to the French data protection authority (CNIL).</p>
<h2>Cookies</h2>
<p>One necessary cookie keeps your session open. Audience measurement works only if you accept it, and you can change your mind on this page.</p>
<h2>Security</h2>
<p>Passwords are stored in a form that cannot be read back, exchanges are encrypted, and each organisation sees its own information only.</p>`,
  },
};
