/** Stands in for what takes styles out of the props of MUI's components: they stand in `sx` alone. */
const asTheyAre = <P>(props: P): P => props;
export default asTheyAre;
