/** Stands in for MUI's ripple, which the visual language does without. */
const noRipple = (): null => null;
export default noRipple;
