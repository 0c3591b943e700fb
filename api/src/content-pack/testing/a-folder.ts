import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PackRefused, problemLines } from '../problems';
import { readPack } from '../read/read-pack';

/** Text and bytes by path; null leaves the file out. */
export type Contents = Record<string, string | Buffer | null>;

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');

/** A small valid pack with one item of each kind. */
export const goodPack: Contents = {
  'pack.yaml': `name: Rebond
version: '1.0'
locales: [fr, en]
`,
  'programs/rebond/program.yaml': `name: Rebond
type: basic
description: Deux semaines.
maxSuspension: 2
badges: [cv]
jobOffers: true
weeks:
  - title: Commencer
    tasks: [cv, network]
  - title: Continuer
    tasks: [questions]
`,
  'programs/rebond/program.en.yaml': `name: Rebound
description: Two weeks.
weeks:
  - title: Begin
  - title: Go on
`,
  'programs/rebond/weeks/01/cv.md': `---
name: Écrire votre CV
family: cv
points: 40
subTasks:
  - key: read
    type: document
    document: one-page
    use: toRead
    title: Lire un exemple
    description: Une **seule** page.
  - key: send
    type: upload
    title: Joindre votre CV
---

Un CV se lit en trente secondes.
`,
  'programs/rebond/weeks/01/cv.en.md': `---
name: Write your CV
subTasks:
  - key: read
    title: Read an example
    description: A **single** page.
  - key: send
    title: Attach your CV
---

A CV is read in thirty seconds.
`,
  'programs/rebond/weeks/01/network.md': `---
name: Ouvrir votre carnet
family: networking
points: 60
mode: manual
subTasks:
  - key: note
    type: action
    action: contact
    requiredCount: 3
    title: Noter trois contacts
  - key: visit
    type: link
    link: https://www.example.org/
    title: Lire
  - key: french-form
    type: text
    locale: fr
    validation: none
    title: Le formulaire français
---
`,
  'programs/rebond/weeks/01/network.en.md': `---
name: Open your book
subTasks:
  - key: note
    title: Note three contacts
  - key: visit
    title: Read
---
`,
  'programs/rebond/weeks/02/questions.md': `---
name: Faire le point
family: other
points: 100
subTasks:
  - key: answer
    type: survey
    survey: midway
    requiredCount: 1
    title: Répondre
---
`,
  'programs/rebond/weeks/02/questions.en.md': `---
name: Take stock
subTasks:
  - key: answer
    title: Answer
---
`,
  'surveys/midway.yaml': `type: basic
title: À mi-parcours
questions:
  - key: pace
    type: list
    label: Votre rythme
    answers:
      - { values: [slow], label: Lent }
      - { values: [brisk], label: Vif }
  - key: words
    type: text
    label: En un mot
`,
  'surveys/midway.en.yaml': `title: Half-way
questions:
  - key: pace
    label: Your pace
    answers:
      - { values: [slow], label: Slow }
      - { values: [brisk], label: Brisk }
  - key: words
    label: In a word
`,
  'library/one-page.md': `---
name: Une page
family: cv
file: files/one-page.pdf
---

Un exemple.
`,
  'library/files/one-page.pdf': pdf,
  'faq/programme.md': `---
title: Votre programme
position: 1
---

## Quand ? {#when}

Chaque lundi.

## Pourquoi ? {#why}

Pour avancer.
`,
  'faq/programme.en.md': `---
title: Your programme
---

## When? {#when}

Every Monday.

## Why? {#why}

To move on.
`,
  'pages/qa.md': `---
title: Questions
---

Demandez.
`,
  'pages/qa.en.md': `---
title: Questions
---

Ask.
`,
};

export interface PackFolder {
  root: string;
  /** Writes or removes files. */
  change(contents: Contents): Promise<void>;
  remove(): Promise<void>;
}

/** Writes the valid pack to the disk, with the given changes. */
export async function aFolder(changes: Contents = {}): Promise<PackFolder> {
  const root = await mkdtemp(join(tmpdir(), 'passerelle-pack-'));
  const change = async (contents: Contents): Promise<void> => {
    for (const [path, content] of Object.entries(contents)) {
      const file = join(root, path);
      await mkdir(dirname(file), { recursive: true });
      await (content === null ? rm(file, { force: true }) : writeFile(file, content));
    }
  };
  await change({ ...goodPack, ...changes });
  return { root, change, remove: () => rm(root, { recursive: true }) };
}

/** One of the valid files with one passage replaced. */
export function altered(file: string, piece: string, other: string): Contents {
  const text = String(goodPack[file]);
  if (!text.includes(piece)) throw new Error(`${file} has no « ${piece} ».`);
  return { [file]: text.replace(piece, other) };
}

/** The problems of a valid pack after changes. */
export async function problemsWith(changes: Contents): Promise<string[]> {
  const folder = await aFolder(changes);
  try {
    await readPack(folder.root);
    return [];
  } catch (error) {
    if (error instanceof PackRefused) return problemLines(error.problems);
    throw error;
  } finally {
    await folder.remove();
  }
}

/** The notices of a valid pack after changes, in the words of the terminal. */
export async function noticesWith(changes: Contents): Promise<string[]> {
  const folder = await aFolder(changes);
  try {
    return problemLines((await readPack(folder.root)).notices);
  } finally {
    await folder.remove();
  }
}

/** The file, the change, and the expected problem. */
export type BadPack = [name: string, changes: Contents, problems: string[]];
