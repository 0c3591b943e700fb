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

it('gives elements that look alike the same style, until one of them is told apart', () => {
  document.body.innerHTML = '<p class="card">one</p><p class="card">two</p>';
  const [one, two] = document.querySelectorAll('p');
  expect(getComputedStyle(one).color).toBe('rgb(255, 0, 0)');

  two.style.color = 'blue';

  expect(getComputedStyle(one).color).toBe('rgb(255, 0, 0)');
  expect(getComputedStyle(two).color).toBe('rgb(0, 0, 255)');
});

it('inherits from another ancestor after a move', () => {
  document.body.innerHTML = '<div class="card open"><span>one</span></div><div class="card"></div>';
  const [open, closed] = document.querySelectorAll('div');
  const inner = document.querySelector('span');
  expect(getComputedStyle(inner).visibility).toBe('hidden');

  closed.append(inner);

  expect(getComputedStyle(inner).visibility).toBe('visible');
  expect(getComputedStyle(open).visibility).toBe('hidden');
});
