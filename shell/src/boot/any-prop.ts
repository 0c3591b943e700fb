/** Stands in for Emotion's list of HTML attributes: it is asked about plain tags alone, and MUI names what its tags take. */
const anyProp = (): true => true;
export default anyProp;
