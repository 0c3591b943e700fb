/** Given rules of every shape, what an element looks like is what jsdom says without help. */
const rules = `
  .card { color: red } .card.open { visibility: hidden } section .card { pointer-events: none }
  .card:not(.open) { outline-color: blue } b, .other, i { color: green } [data-on] { visibility: hidden }
  @font-face { font-family: x } .card:has(> b) { caret-color: red }`;

beforeEach(() => {
  document.head.innerHTML = `<style>${rules}</style>`;
  document.body.innerHTML = '<section><div class="card"><b>one</b></div></section><p data-on>two</p>';
});

const styleOf = (selector) => getComputedStyle(document.querySelector(selector));

it('finds rules by class, by tag, by attribute, by place', () => {
  expect(styleOf('.card').color).toBe('rgb(255, 0, 0)');
  expect(styleOf('.card').pointerEvents).toBe('none');
  expect(styleOf('.card').outlineColor).toBe('rgb(0, 0, 255)');
  expect(styleOf('.card').caretColor).toBe('rgb(255, 0, 0)');
  expect(styleOf('b').color).toBe('rgb(0, 128, 0)');
  expect(styleOf('p').visibility).toBe('hidden');
});

it('sees a class that comes and one that goes', () => {
  const card = document.querySelector('.card');
  expect(styleOf('.card').visibility).toBe('visible');
  card.classList.add('open');
  expect(styleOf('.card').visibility).toBe('hidden');
  card.classList.remove('open');
  expect(styleOf('.card').visibility).toBe('visible');
});

it('takes a rule that was added later', () => {
  document.head.insertAdjacentHTML('beforeend', '<style>.card { visibility: collapse }</style>');
  expect(styleOf('.card').visibility).toBe('collapse');
});
