import { emptyValues } from '@lab/contract/core/content/field-type';
import { alumniKind } from '@lab/contract/features/alumni/kind';
import { memberKind } from '@lab/contract/features/team/kind';
import { expect, test } from 'vitest';
import { readHiddenEmails } from '../../core/content/hidden-email.ts';
import { transact } from '../../core/data/firestore.ts';
import { now } from '../../core/data/time.ts';
import { readNamesApart } from '../../core/summaries/names-store.ts';
import { openFirestore } from '../../test/engine.ts';
import { alumniSummary, type StoredAlumnus } from './alumni-store.ts';

await openFirestore();

function leftIn(year: string, name: string, hidden: 'email'[] = []): StoredAlumnus {
  const member = { ...emptyValues(memberKind.fields), name, hidden, createdAt: now() };
  return {
    ...emptyValues(alumniKind.fields),
    name,
    terms: [{ role: 'Researcher', title: '', from: '', until: year }],
    before: { member, tookWriter: false, disabled: false },
    createdAt: now(),
  };
}

test('of more alumni than every page names, those who hide their email are named', async () => {
  const hiding: [string, StoredAlumnus] = ['first', leftIn('1990', 'First Away', ['email'])];
  const later = Array.from({ length: 800 }, (_, at): [string, StoredAlumnus] => {
    const name = `Somebody with a long Name, the ${at}`;
    return [`id-${at}`, leftIn('2020', name)];
  });
  await transact(async (tx) => alumniSummary.write(tx, new Map([...later, hiding])));
  const { alumni } = await readNamesApart();
  expect(alumni.length).toBeLessThan(800);
  const shown = await readHiddenEmails();
  expect(shown({ authorEmail: 'first@lab.test' }, 'first').authorEmail).toMatch(/^member-/);
  expect(shown({ authorEmail: 'a@lab.test' }, 'id-1').authorEmail).toBe('a@lab.test');
  expect(alumni.at(-1)?.name).toBe('First Away');
});
