import type { DemoPage } from './kind';

export const questionsPage: DemoPage = {
  slug: 'qa',
  title: { fr: 'Questions fréquentes', en: 'Frequent questions' },
  content: {
    fr: `<p>Vous trouverez ici les réponses aux questions que l’on nous pose le plus souvent. Si la vôtre n’y est pas, écrivez à votre référente ou votre référent RH : ses coordonnées sont dans votre compte.</p>
<p><strong>Ceci est une démonstration</strong> : les personnes et les organisations sont inventées.</p>`,
    en: `<p>Here are the answers to the questions that we are asked most. If yours is missing, write to your HR representative, whose details are in your account.</p>
<p><strong>This is a demonstration</strong>: the people and organisations are invented.</p>`,
  },
};
