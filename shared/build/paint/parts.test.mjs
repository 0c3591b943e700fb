import { answerFor, fitsPlurals, markNumbers } from './parts.mjs';

const sample = { week: { left: 3, name: 'a' }, status: 'started' };

it('makes an answer of each kind, and finds its numbers where they were drawn', () => {
  const when = { 'week.left': 'many', status: 'closed', 'me.status': 'started' };
  const answer = /** @type {typeof sample} */ (answerFor(sample, when));
  expect(answer).toMatchObject({ status: 'closed', week: { name: 'a' } });
  expect(answerFor(sample, { 'week.left': 'one' })).toMatchObject({ week: { left: 1 } });
  expect(answerFor(sample, { 'week.left': 'none' })).toMatchObject({ week: { left: 0 } });
  expect(sample.week.left).toBe(3);

  const element = document.createElement('p');
  const drawn = new Intl.NumberFormat('fr').format(answer.week.left);
  element.innerHTML = `Il reste <b>${drawn} tâches</b> sur 30`;
  markNumbers(element, when, 'fr');
  expect(element.innerHTML).toBe('Il reste <b>§week.left§ tâches</b> sur 30');
});

it('refuses a case about a value that the sample does not have', () => {
  expect(() => answerFor(sample, { 'week.gone': 'one' })).toThrow('no week.gone');
});

it.each([
  ['fr', true],
  ['de', true],
  ['ja-JP', true],
  ['es-ES', true],
  ['ru', false],
  ['ar', false],
])('draws one plural for all numbers where the language has one: %s', (tag, fits) => {
  expect(fitsPlurals({ 'week.left': 'many' }, tag)).toBe(fits);
  expect(fitsPlurals({ 'week.left': 'one' }, tag)).toBe(true);
});
