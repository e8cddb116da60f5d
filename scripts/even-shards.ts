import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These files are short, but wait or do much: they take as long as files this many times their size. */
const sizeCounts: Record<string, number> = {
  'any-input.long.api.test.ts': 20,
  'every-route.long.test.ts': 4,
  'hidden-photo.long.api.test.ts': 5,
  'killed.long.api.test.ts': 60,
  'mail-days.long.test.ts': 60,
  'reads.long.api.test.ts': 10,
  'releases.long.api.test.ts': 4,
  'styles.long.api.test.ts': 3,
  'your-lab.long.test.ts': 2,
};

function weigh({ moduleId }: TestSpecification): number {
  return statSync(moduleId).size * (sizeCounts[basename(moduleId)] ?? 1);
}

/**
 * Distributes the files so that all shards take about as long: the longest first, each to the shard with the
 * least work.
 */
export class EvenShards extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shard } = this.ctx.config;
    if (!shard) return files;
    const shards = Array.from({ length: shard.count }, () => ({
      weight: 0,
      files: [] as TestSpecification[],
    }));
    const longestFirst = files.toSorted(
      (one, other) => weigh(other) - weigh(one) || one.moduleId.localeCompare(other.moduleId),
    );
    for (const file of longestFirst) {
      const lightest = shards.reduce((least, next) => (next.weight < least.weight ? next : least));
      lightest.files.push(file);
      lightest.weight += weigh(file);
    }
    return shards[shard.index - 1]?.files ?? [];
  }
}
