/**
 * All deployed files, by path: `shell/…`, `remotes/<remote>/<version>/…`, `live/<remote>.json` and
 * `live/<remote>/<serial>.json`. A folder, or a server that answers GET and takes PUT and DELETE.
 *
 * @typedef {object} Kept A file as it was read.
 * @property {string} text
 * @property {string | null} tag Version tag of the file, so that a write can be refused when the file has changed since.
 *
 * @typedef {{ name: string, modified: number }} Entry
 *
 * @typedef {object} Store
 * @property {string} at Name of the store for messages.
 * @property {readonly string[]} offerPaths Paths of the files in which the shell declares its shared modules.
 * @property {(path: string) => Promise<Kept | null>} read Null: no such file.
 * @property {(path: string, text: string) => Promise<boolean>} create A file that must be new; false: it is not.
 * @property {(path: string, text: string, seen: Kept | null) => Promise<boolean>} replace
 *   Atomic replacement of the state that was read; false: another writer was first.
 * @property {(path: string) => Promise<void>} remove A file, when it is there.
 * @property {(path: string, from: string, last: string) => Promise<boolean>} addFolder
 *   All files of a folder, one of them last, which says that they are all there; false: the path is taken.
 * @property {(path: string, last: string) => Promise<boolean>} removeFolder False: the store does not do that.
 * @property {(path: string) => Promise<Entry[] | null>} list Null: the store cannot say.
 * @property {<T>(remote: string, work: (mine: () => Promise<void>) => Promise<T>) => Promise<T>} inOrder
 *   One flip of a remote after the other, where the store can see to it. `mine` throws when the turn was taken away.
 */

/** Errors that a person can fix, one sentence or line each. */
export class Refusal extends Error {
  /** @param {string} message @param {readonly string[]} [lines] */
  constructor(message, lines = []) {
    super([message, ...lines.map((line) => `  ${line}`)].join('\n'));
    this.name = 'Refusal';
  }
}
