import { sql } from 'kysely';
import { migration } from './migration';

const breaks = '(?i)\\s*(<br\\s*/?>|</p>|</li>|</h[1-6]>|</tr>)\\s*';

/**
 * The description of a pack is plain text, as its form has always shown it: what was stored as HTML becomes the lines that
 * a reader saw. Ampersands come last, so that what somebody had written about is not taken for what it stands for.
 */
export const plainPackDescriptions = migration(
  sql`UPDATE license_packs SET description = nullif(btrim(regexp_replace(replace(replace(replace(replace(replace(replace(
        regexp_replace(regexp_replace(regexp_replace(description,
          ${sql.lit(breaks)}, E'\n', 'g'), '(?i)<li[^>]*>\\s*', '– ', 'g'), '<[^>]*>', '', 'g'),
        '&nbsp;', E'\u00A0'), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
      '\\n{3,}', E'\n\n', 'g'), E' \n\t'), '')
    WHERE description ~ '<[a-zA-Z/][^>]*>|&[a-z#0-9]+;'`,
);
