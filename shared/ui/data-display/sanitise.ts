import DOMPurify from 'dompurify';

const tags =
  'p br hr h2 h3 h4 ul ol li dl dt dd blockquote pre code a img b strong em i u s sub sup small span div figure figcaption table caption thead tbody tr th td'.split(
    ' ',
  );
const attributes = 'href src alt title lang dir width height colspan rowspan scope start'.split(' ');

/** The screen has its own first heading: the text's begin below it. */
const lowerFirstHeadings = (html: string): string => html.replaceAll(/<(\/?)h1\b/gi, '<$1h2');

function openElsewhere(link: Element): void {
  if (!/^https?:/i.test(link.getAttribute('href') ?? '')) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

/** Only what a text needs survives: no script, no style, no form, no frame. */
export function sanitise(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(lowerFirstHeadings(html), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a[href]')) openElsewhere(link);
  return fragment;
}
