import type { Dashboard, PanelDefinition, PanelWords } from './dashboard';
import generalDefinition from './general.json';
import { generalWords } from './general-words';
import perDistributionDefinition from './per-distribution.json';
import { perDistributionWords } from './per-distribution-words';
import perUserDefinition from './per-user.json';
import { perUserWords } from './per-user-words';

interface Definition {
  name: string;
  panels: readonly object[];
}

/** Adds the texts to each panel; a test checks that no text is missing. */
const withWords = ({ name, panels }: Definition, words: Readonly<Record<string, PanelWords>>): Dashboard => ({
  name: name as Dashboard['name'],
  panels: (panels as PanelDefinition[]).map((panel) => ({ ...panel, ...(words[panel.id] as PanelWords) })),
});

/** The three dashboards. A test holds the definitions against `dashboard.schema.json`, so the page need not. */
export const dashboards = {
  general: withWords(generalDefinition, generalWords),
  perUser: withWords(perUserDefinition, perUserWords),
  perDistribution: withWords(perDistributionDefinition, perDistributionWords),
} as const;

interface Asked {
  user: unknown;
  distrib: unknown;
}

/** The dashboard of one person, of people side by side, or of all. */
export function chooseDashboard({ user, distrib }: Asked): Dashboard {
  if (user !== null) return dashboards.perUser;
  return distrib === null ? dashboards.general : dashboards.perDistribution;
}
