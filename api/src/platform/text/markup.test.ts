import { markup } from './markup';

describe('markup', () => {
  it('escapes whatever is put into it, between tags and in attributes', () => {
    const name = `<img src=x onerror="alert('1')"> & Cie`;

    expect(markup`<p title="${name}">${name}</p>`.html).toBe(
      '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Cie">' +
        '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Cie</p>',
    );
  });

  it('takes markup as it is, lists of it, figures, and nothing where there is nothing', () => {
    const items = ['un', '<deux>'].map((text) => markup`<li>${text}</li>`);

    expect(markup`<ul>${items}</ul>${3}${false}${null}${undefined}`.html).toBe(
      '<ul><li>un</li><li>&lt;deux&gt;</li></ul>3',
    );
  });
});
