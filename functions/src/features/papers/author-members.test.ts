import { expect, test } from 'vitest';
import { linkedMembers, memberIdsIn } from './author-members.ts';

const ada = { _id: 'ada', name: 'Ada Byron', alsoKnownAs: 'A. Lovelace' };
const bo = { _id: 'bo', name: 'Bo Lee', alsoKnownAs: '' };
const otherBo = { _id: 'bo2', name: 'Bo Lee', alsoKnownAs: '' };
const authors = ['Byron, Ada', 'A. Lovelace', 'Bo Lee', 'Zoë Quist'];

test('a saved paper is settled by the names of members, not by names that may be taken away', () => {
  const members = linkedMembers({ authors, members: [] }, [ada, bo]);
  expect(members).toEqual([
    { author: 'Byron, Ada', member: 'ada' },
    { author: 'Bo Lee', member: 'bo' },
  ]);
  expect(memberIdsIn([ada, bo])({ authors, members })).toEqual(['ada', 'ada', 'bo', '']);
});

test('what is settled stays when the member has another name, and is gone with the author or the member', () => {
  const members = [
    { author: 'Byron, Ada', member: 'ada' },
    { author: 'Bo Lee', member: 'bo' },
  ];
  const renamed = { ...ada, name: 'Ada King', alsoKnownAs: '' };
  const namesake = { ...ada, _id: 'other' };
  expect(memberIdsIn([renamed, namesake])({ authors, members })[0]).toBe('ada');
  expect(linkedMembers({ authors: ['Bo Lee'], members }, [renamed])).toEqual([members[1]]);
  // Somebody new of the same name does not get the papers of a member who has left.
  expect(memberIdsIn([otherBo])({ authors, members })[2]).toBe('');
});

test('nobody is settled whose name two members have, or whom an admin said to be nobody of the team', () => {
  expect(linkedMembers({ authors: ['Bo Lee'], members: [] }, [bo, otherBo])).toEqual([]);
  const nobody = [{ author: 'Bo Lee', member: '' }];
  expect(linkedMembers({ authors: ['Bo Lee'], members: nobody }, [bo])).toEqual(nobody);
  expect(memberIdsIn([bo])({ authors: ['Bo Lee'], members: nobody })).toEqual(['']);
});
