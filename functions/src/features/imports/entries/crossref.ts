/** Copies fields from the entries that an entry names in `crossref` and `xdata`, anywhere in the file. */

/** Not copied: with the DOI of its proceedings, a paper would count as the proceedings. */
const ownFields = new Set(
  'abstract,author+an,annotation,annote,award,award_name,cofirst_authors,corresponding_authors,crossref,doi,eid,eprint,eprinttype,archiveprefix,file,handle,html,ids,isrn,keywords,note,pages,pagetotal,pdf,pmcid,pmid,press_release,preview,related,relatedtype,selected,shorthand,shorttitle,subtitle,title,titleaddon,url,urldate,xdata,xref'.split(
    ',',
  ),
);
const partOfBook = /^(?:in|bookin|supp)/;
const deepest = 5;

export interface Named {
  block: { type: string };
  fields: Map<string, string>;
}

export function inheritedFields(
  type: string,
  fields: Map<string, string>,
  byKey: Map<string, Named>,
  depth = 0,
): Map<string, string> {
  // Stops when entries name each other in a circle.
  if (depth === deepest) return fields;
  const whole = new Map(fields);
  const add = (name: string, value: string | undefined) =>
    void (value && !whole.get(name) && whole.set(name, value));
  for (const key of (fields.get('xdata') ?? '').split(',')) {
    const shared = byKey.get(key.trim().toLowerCase());
    if (!shared || shared.fields === fields) continue;
    for (const [name, value] of inheritedFields(type, shared.fields, byKey, depth + 1)) add(name, value);
  }
  const parent = byKey.get((fields.get('crossref') ?? '').trim().toLowerCase());
  if (!parent || parent.fields === fields) return whole;
  const taken = inheritedFields(parent.block.type, parent.fields, byKey, depth + 1);
  if (partOfBook.test(type) || type === 'conference') {
    if (!taken.get('booktitle')) add('booksubtitle', taken.get('subtitle'));
    add('booktitle', taken.get('booktitle') ?? taken.get('title'));
  } else if (type === 'article')
    add('journal', taken.get('journaltitle') ?? taken.get('journal') ?? taken.get('title'));
  // Without a title of its own it is another key of the same work.
  const same = parent.block.type === type && !fields.get('title');
  for (const [name, value] of taken) {
    if (same) add(name, value);
    // The author of a book is not the author of chapters by others.
    if (ownFields.has(name) || name === 'booktitle' || (name === 'author' && type !== 'inbook')) continue;
    add(name, value);
  }
  return whole;
}
