/** Stands in for MUI's maker of themes: the page has its own, and this is what nobody falls back on. */
const noTheme = (): object => ({});
export default noTheme;
