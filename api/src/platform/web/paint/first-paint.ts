import type { Locale, OwnProfile } from '@passerelle/shared/contract';
import { defaultLocale } from '@passerelle/shared/contract/enums/locales';
import { lookColours } from '@passerelle/shared/contract/rules/common/brand-colours';
import {
  currentEntry,
  mayEnter,
  menuEntries,
  openRelease,
  type Paint,
  type PaintMark,
  type SealedRegistry,
  type ShellPaints,
  type Space,
} from '@passerelle/shared/contract/remotes';

import { escapeHtml } from '../../text/markup';
import { type Answers, fillPart } from './fill-parts';
import type { Paints } from './read-paints';

export type Person = Pick<
  OwnProfile,
  | 'acceptedTerms'
  | 'firstName'
  | 'locale'
  | 'loggedAs'
  | 'mergedPermissions'
  | 'mustSetUpSecondFactor'
  | 'organization'
  | 'selectedProgram'
>;

const fill = (html: string, marks: Partial<Record<PaintMark, string>> & Readonly<Record<string, string>>): string =>
  html.replaceAll(/§([\w-]+)§/g, (mark, name: string) => marks[name] ?? mark);

/** The data of the layout: the user's own, and the menu. */
function marksOf({ pieces }: ShellPaints, registry: SealedRegistry, space: Space, pathname: string, me: Person) {
  const locale = me.locale ?? defaultLocale;
  const entries = menuEntries(registry.remotes, space, me);
  const current = currentEntry(entries, pathname);
  const { logoUrl = null, bannerUrl = null } = me.organization?.theme ?? {};
  const menu = entries.map((entry) =>
    fill(entry === current ? pieces.currentMenuItem : pieces.menuItem, {
      path: escapeHtml(entry.path),
      icon: escapeHtml(entry.icon),
      label: escapeHtml(entry.label[locale] ?? entry.label.fr),
    }),
  );
  return {
    firstName: escapeHtml(me.firstName),
    menu: menu.join(''),
    logo: logoUrl === null ? pieces.mark : pieces.logo.replace('/§logoUrl§', () => escapeHtml(logoUrl)),
    banner: bannerUrl === null ? pieces.drawing : pieces.picture.replace('/§bannerUrl§', () => escapeHtml(bannerUrl)),
  };
}

/** The theme's variables of the organisation, as the page sets them. */
function lookRule(me: Person | null): string {
  const values = Object.entries(lookColours(me?.organization?.theme ?? null)).flatMap(([group, colours]) =>
    Object.entries(colours).map(([name, colour]) => `--mui-palette-${group}-${name}:${String(colour)}`),
  );
  return `:root{${values.join(';')}}`;
}

export interface FirstPaint {
  locale: Locale;
  html: string;
  css: string;
  /** The cookie question, for visitors without an answer; only the browser knows whether there is one. */
  question: string;
}

interface Place {
  pathname: string;
  registry: SealedRegistry;
  me: Person;
}

/** Rules of two paints are written once. */
const written = (me: Person | null, paints: readonly (Paint | undefined)[]): string =>
  [...new Set([lookRule(me), ...paints.flatMap((paint) => paint?.rules ?? [])])].join('');

export interface PreparedPaint {
  /** The first answers of the screen, below the API. */
  addresses: readonly string[];
  /** As in the document, with the results. */
  with: (answers: Answers) => FirstPaint;
}

/**
 * The document before its first script: header, menu, title and the layout of the exact screen, for the signed-in user.
 * Null without a prepared paint.
 */
export function firstPaint(paints: Paints, { pathname, registry, me }: Place): PreparedPaint | null {
  const shell = paints.shell();
  const locale = me.locale ?? defaultLocale;
  // Another page covers or replaces it; staff at the home page are redirected to their own space.
  if (!shell || !me.acceptedTerms || me.mustSetUpSecondFactor || me.loggedAs) return null;
  if (pathname === '/' && mayEnter('client', me.mergedPermissions)) return null;
  const found = registry.remotes.flatMap((remote) =>
    remote.routes.filter(({ path }) => path === pathname).map((route) => ({ remote, route })),
  )[0];
  const space = found?.route.space ?? 'participant';
  const layout = shell.layouts[locale]?.[found ? `${space}/${found.route.layout}` : pathname];
  if (!layout) return null;
  const isForStaff = space === 'client' && me.mergedPermissions.users !== 'w';
  const isForProgram = space === 'participant' && !me.selectedProgram;
  const prepared = found
    ? paints.remote(openRelease(found.remote))?.[locale]?.[pathname]
    : shell.screens[locale]?.[pathname];
  const screen: Paint = (!isForStaff && !isForProgram && prepared) || { html: '', rules: [] };
  const question = shell.questions?.[locale];
  const parts = Object.entries(screen.parts ?? {});
  const marks = marksOf(shell, registry, space, pathname, me);
  return {
    addresses: Array.from(new Set(parts.map(([, { answer }]) => answer))),
    with: (answers) => {
      const filled = Object.fromEntries(parts.map(([mark, part]) => [mark, fillPart(part, answers, { locale, me })]));
      return {
        locale,
        html: fill(layout.html, { ...marks, screen: fill(screen.html, { ...filled, ...marks }) }),
        css: written(me, [layout, screen, question]),
        question: question?.html ?? '',
      };
    },
  };
}

/**
 * The login page, for a document without a session: at its own address and at those of screens, which all redirect to
 * it. In French, the page's first language; the browser removes it if another language was chosen on the device.
 */
export function loginPaint(
  paints: Paints,
  { pathname, registry }: Pick<Place, 'pathname' | 'registry'>,
): FirstPaint | null {
  const shell = paints.shell();
  const login = shell?.layouts[defaultLocale]?.['/login'];
  const isScreen = registry.remotes.some(({ routes }) => routes.some(({ path }) => path === pathname));
  if (!login || (pathname !== '/login' && !isScreen)) return null;
  const question = shell?.questions?.[defaultLocale];
  return {
    locale: defaultLocale,
    html: login.html,
    css: written(null, [login, question]),
    question: question?.html ?? '',
  };
}
