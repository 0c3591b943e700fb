import { renderMail, type RenderedMail } from '../render-mail';

/** An invitation with a secret in its link. */
export const aRenderedMail = (subject = 'Bonne nouvelle'): RenderedMail =>
  renderMail({
    locale: 'fr',
    organization: { name: 'Bois & Rives', color: null, logoUrl: null },
    subject,
    greeting: 'Bonjour Zoé,',
    paragraphs: ['Votre espace est prêt.'],
    action: { label: 'Ouvrir', link: 'https://passerelle.example/reset-password?token=a-secret&firstSetup=true' },
    closing: 'À bientôt.',
  });
