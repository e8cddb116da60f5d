/** `npm run search:quality` */
import { qualityIn } from './quality.ts';

for (const lab of ['demo', 'large'] as const) {
  const { asked, missed } = qualityIn(lab);
  const share = (100 * (asked - missed.length)) / asked;
  console.log(`${lab}: ${share.toFixed(1)} % of ${asked} queries have what is meant among the first three`);
  for (const { q, meant, listed } of missed)
    console.log(`  ${q} → ${meant} …, not ${listed.join(' | ') || 'nothing'}`);
}
