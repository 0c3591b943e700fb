/** The words of a text with mark-up, on one line: for an excerpt. Nothing of what is parsed here is run or fetched. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/<\/(?:p|li|h\d|div)>|<br\s*\/?>/gi, '$& '),
    'text/html',
  );
  for (const unseen of body.querySelectorAll('script, style, template')) unseen.remove();
  return (body.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
}
