/** jsdom has no layout: each row of a list stands 60 pixels below the one before it. */
export function layOutRows(): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
    const rows = [...document.querySelectorAll('main ol ol > li')];
    const row = this.closest('main ol ol > li');
    const top = row ? rows.indexOf(row) * 60 : 0;
    return DOMRect.fromRect({ x: 0, y: top, width: 300, height: 50 });
  });
}
