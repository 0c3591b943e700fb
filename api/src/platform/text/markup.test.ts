import { markup } from './markup';

describe('markup', () => {
  it('escapes every inserted text, between tags and in attributes', () => {
    const name = `<img src=x onerror="alert('1')"> & Cie`;

    expect(markup`<p title="${name}">${name}</p>`.html).toBe(
      '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Cie">' +
        '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Cie</p>',
    );
  });

  it('inserts markup unescaped, lists of it, numbers, and nothing for an empty value', () => {
    const items = ['un', '<deux>'].map((text) => markup`<li>${text}</li>`);

    expect(markup`<ul>${items}</ul>${3}${false}${null}${undefined}`.html).toBe(
      '<ul><li>un</li><li>&lt;deux&gt;</li></ul>3',
    );
  });
});
