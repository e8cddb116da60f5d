/** Software and data: what was read from a repository is gone when the record names another. */
import { contentOf } from '../../core/content/content-handlers.ts';
import { keyOf } from '../../core/content/repository-address.ts';
import { noFacts } from '../../core/content/repository-facts.ts';
import { outputSummary } from '../outputs/output-store.ts';
import { type StoredSoftware, softwareStore } from './facts-store.ts';

export const softwareContent = contentOf(softwareStore, outputSummary<StoredSoftware>(softwareStore), {
  beforeWrite(_tx, { record, before }) {
    if (!before?.fromRepository || keyOf(before.repository) === keyOf(record.repository)) return undefined;
    return { fromRepository: noFacts };
  },
});
