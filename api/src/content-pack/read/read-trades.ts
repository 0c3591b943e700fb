import { msg } from '@lingui/core/macro';
import type { TradeListTemplate } from '../../domains/content/trades';
import { TradesFile } from '../schemas/pack';
import type { Files } from './layout';
import { readFile, type Reading } from './read-thing';

/** `trades/<key>.yaml`, in the language of its source alone. */
export async function readTrades(
  reading: Reading,
  { name: key, main, others }: Files,
): Promise<TradeListTemplate | undefined> {
  const { problems } = reading;
  for (const file of Object.values(others))
    problems.add({ file, line: 1 }, msg`Une liste de métiers n’est pas traduite`);
  const read = main === undefined ? undefined : await readFile(reading, main, TradesFile);
  if (!read) return undefined;
  const { trades, ...source } = read.data;
  for (const [code, { major, minor }] of Object.entries(trades))
    if (minor === major)
      problems.add(read.source.placeOf(['trades', code, 'minor']), msg`minor doit être un autre intérêt que major`);
  return {
    key,
    ...source,
    trades: Object.entries(trades).map(([code, { label, major, minor = null }]) => ({ code, label, major, minor })),
  };
}
