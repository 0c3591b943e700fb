import type { DateTime } from 'luxon';
import type { Locale, StaticPage } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { instant } from '../../platform/dates';
import { contentLanguageOf, inLocale } from '../../platform/text/text';
import { failure } from '../../platform/failure';
import { saveRow, type ReportOutcome, together } from '../../platform/database/save-row';
import { safeWords } from '../../platform/text/safe-html';

type Words = Partial<Record<Locale, string>>;

export interface PageTemplate {
  slug: string;
  title: Words;
  /** HTML. */
  content: Words;
}

/** Publishes a page, or updates the one with the same slug; saving it twice changes nothing. */
export async function savePage(
  db: Db,
  organizationId: string | null,
  { slug, title, content }: PageTemplate,
  now: DateTime<true>,
  tell: ReportOutcome,
): Promise<void> {
  const at = now.toJSDate();
  const { id, outcome } = await saveRow(db, 'static_pages', {
    known: { organization_id: organizationId, slug },
    content: { title, content: safeWords(content) },
    first: { published_at: at },
    touched: { updated_at: at },
  });
  if (outcome === 'created') return tell(outcome);
  const republished = await db
    .updateTable('static_pages')
    .set({ published_at: at, updated_at: at })
    .where('id', '=', id)
    .where('published_at', 'is', null)
    .returning('id')
    .execute();
  return tell(together(outcome, republished.length > 0 ? ['changed'] : []));
}

/** An organisation's own page hides the common one of the same slug. */
export async function readStaticPage(
  db: Db,
  slug: string,
  organizationId: string | undefined,
  locale: Locale,
): Promise<StaticPage> {
  const page = await db
    .selectFrom('static_pages')
    .where('slug', '=', slug)
    .where('published_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('organization_id', 'is', null),
        ...(organizationId === undefined ? [] : [eb('organization_id', '=', organizationId)]),
      ]),
    )
    .orderBy('organization_id', (order) => order.asc().nullsLast())
    .select(['slug', 'title', 'content', 'updated_at'])
    .executeTakeFirst();
  if (!page) throw failure('notFound');
  return {
    slug: page.slug,
    title: inLocale(page.title, locale),
    content: inLocale(page.content, locale),
    contentLanguage: contentLanguageOf(page.content, locale),
    updatedAt: instant(page.updated_at),
  };
}
