/** Checks every translation: its syntax, values and plurals, typography, and the words of the glossary. */
import { catalogueFaults, languageFaults } from '../catalogues/catalogue-faults.mjs';

const locales = process.argv.slice(2);
const faults = locales.length > 0 ? locales.flatMap(languageFaults) : catalogueFaults();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
