/** The lines of a page's tables that begin with a requirement's number. @param {string} page */
export const readRows = (page) =>
  page
    .split('\n')
    .filter((line) => /^\| *\d+\.\d+\.\d+ *\|/.test(line))
    .map((line) => {
      const [id = '', level = '', asks = '', verdict = '', proof = '', ...more] = line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim());
      return { id, level, asks, verdict, proof, more };
    });

/** Paths that a text names, and the titles of the tests that it names with them. @param {string} text */
export function readCitations(text) {
  const paths = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/[\w.-]+|[.\w-]+\.\w+|Dockerfile)`/g)].map(
    ([, path = '']) => path,
  );
  const tests = [...text.matchAll(/`([^`]+\.(?:test|spec)\.\w+)` «((?:[^«»]|« [^«»]* »)*)»/g)].map(
    ([, path = '', title = '']) => ({ path, title }),
  );
  return { paths, tests };
}
