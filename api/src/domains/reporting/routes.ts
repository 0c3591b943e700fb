import { participant } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { evaluate } from './evaluate';
import { parseExpression } from './parse';
import { answerOf } from './series';
import { momentsOf } from './times';

export const reportingRoutes = defineRoutes((on) => {
  // Participants may call it too: they get their own figures only.
  on('GET /reporting/grafana/:queryType', participant, async ({ db, person, params, query, now }) => {
    const moments = momentsOf(params.queryType, query, now);
    const expression = parseExpression(query.query);
    const series = await evaluate(db, person, expression, moments);
    return answerOf(series, expression, moments, params.queryType === 'query_range');
  });
});
