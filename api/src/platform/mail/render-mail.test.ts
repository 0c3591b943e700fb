import { directionOf, languageTags, textLocales } from '@passerelle/shared/contract/enums/locales';
import { contrast } from '@passerelle/shared/contract/rules/common/colour';
import { renderMail, type MailContent } from './render-mail';

const content: MailContent = {
  locale: 'fr',
  organization: { name: 'Bois & Rives', color: '#0B7A75', logoUrl: null },
  subject: 'Votre espace vous attend',
  greeting: 'Bonjour Zoé,',
  paragraphs: ['Un premier point.', 'Un second.'],
  action: { label: 'Ouvrir', link: 'https://passerelle.example/x?token=t&firstSetup=true' },
  closing: 'À bientôt.',
};

describe('a mail', () => {
  it('has the same content as HTML and as text', () => {
    const { subject, html, text } = renderMail(content);

    expect(subject).toBe(content.subject);
    for (const words of [content.greeting, ...content.paragraphs, content.closing, 'Ouvrir']) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
    expect(text).toContain('\nhttps://passerelle.example/x?token=t&firstSetup=true\n');
    expect(html).toContain('href="https://passerelle.example/x?token=t&amp;firstSetup=true"');
    expect(text).not.toMatch(/<|&amp;/);
  });

  it('is in the language of its reader', () => {
    expect(renderMail(content).html).toContain('<html lang="fr"');
    expect(renderMail({ ...content, locale: 'ar' }).html).toContain('<html lang="ar"');
    expect(renderMail({ ...content, locale: 'en' }).text).toContain('Passerelle is writing to you for Bois & Rives.');
    expect(renderMail(content).text).toContain('Passerelle vous écrit pour Bois & Rives.');
  });

  it.each(textLocales)('names its language and direction, in %s', (locale) => {
    const reading = `lang="${languageTags[locale]}" dir="${directionOf(locale)}"`;
    expect(renderMail({ ...content, locale }).html.split(reading)).toHaveLength(3);
  });

  it('has the organisation’s logo, or the product’s name without one', () => {
    const logoUrl = 'https://passerelle.example/api/logos/1';

    expect(renderMail(content).html).not.toContain('<img');
    expect(renderMail({ ...content, organization: { ...content.organization, logoUrl } }).html).toContain(
      `<img src="${logoUrl}" alt="Bois &amp; Rives" height="34"`,
    );
  });

  it.each(['#6B5AED', '#FFD400', '#FFFFFF', '#000000', '#E0592A', '#777777', null])(
    'has a readable button, in %s',
    (color) => {
      const { html } = renderMail({ ...content, organization: { ...content.organization, color } });
      const [, ground] = /<td align="center" bgcolor="(#\w{6})" style="border-radius/.exec(html) ?? [];
      const [, ink] = /font-weight:600;color:(#\w{6})/.exec(html) ?? [];

      expect(contrast(ground ?? '', ink ?? '')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('has no button without a task', () => {
    const { action: _action, ...rest } = content;
    const { html, text } = renderMail(rest);

    expect(html).not.toContain('<a ');
    expect(text).not.toContain('http');
  });

  it('ends with the link to the mail settings, if there is one', () => {
    const link = 'https://passerelle.example/account#reminders';
    const { html, text } = renderMail({ ...content, stop: { label: 'Ne plus les recevoir', link } });

    expect(html).toContain(`À bientôt.<br><a href="${link}" style="color:#575161">Ne plus les recevoir</a></p>`);
    expect(text).toContain(`\n\nÀ bientôt.\n\nNe plus les recevoir\n${link}\n\n`);
    expect(renderMail(content).html).toContain('À bientôt.</p>');
  });

  it('escapes names', () => {
    const name = '<img src=x onerror=alert(1)>"';
    const { html } = renderMail({
      ...content,
      organization: { ...content.organization, name },
      greeting: name,
      paragraphs: [name],
      closing: name,
      action: { label: name, link: `https://passerelle.example/"><script>` },
    });

    expect(html).not.toMatch(/<img|<script/);
  });

  it('breaks no line of the text inside a name', () => {
    expect(renderMail({ ...content, greeting: 'Bonjour A\r\nBcc: x,' }).text.split('\n')[0]).toBe('Bonjour A Bcc: x,');
  });

  it('loads nothing and needs no style sheet', () => {
    const { html } = renderMail(content);

    expect(html).not.toMatch(/<link|@import|url\(|<script/);
    expect(html.length).toBeLessThan(20_000);
  });
});
