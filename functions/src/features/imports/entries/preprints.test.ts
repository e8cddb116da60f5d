/** Programs call a preprint an article whose journal is the archive. */
import { describe, expect, it } from 'vitest';
import { workFromItem } from '../work-from-item.ts';
import { readEntries } from './read-entries.ts';

async function workIn(text: string) {
  const [entry] = await readEntries(text, 'works');
  return entry?.item && workFromItem(entry.item);
}

describe('a preprint of which a journal is told', () => {
  it('as bioRxiv writes BibTeX', async () => {
    const text = `@article {Reed2021.04.01.438000,
      author = {Reed, Ada}, title = {Slow waves}, elocation-id = {2021.04.01.438000}, year = {2021},
      doi = {10.1101/2021.04.01.438000}, publisher = {Cold Spring Harbor Laboratory},
      URL = {https://www.biorxiv.org/content/early/2021/04/01/2021.04.01.438000},
      eprint = {https://www.biorxiv.org/content/early/2021/04/01/2021.04.01.438000.full.pdf},
      journal = {bioRxiv}
    }`;
    expect(await workIn(text)).toMatchObject({
      type: 'preprint',
      publisher: 'bioRxiv',
      bookTitle: '',
      pdf: 'https://www.biorxiv.org/content/early/2021/04/01/2021.04.01.438000.full.pdf',
    });
  });

  it.each([
    ['ChemRxiv', 'ChemRxiv'],
    ['PsyArXiv Preprints', 'PsyArXiv'],
    ['SSRN Electronic Journal', 'SSRN'],
    ['Research Square', 'Research Square'],
    ['arXiv e-prints', 'arXiv'],
    ['CoRR', 'arXiv'],
  ])('in %s', async (journal, publisher) => {
    const work = await workIn(`@article{a, author={Reed, Ada}, title={T}, journal={${journal}}, year=2021}`);
    expect(work).toMatchObject({ type: 'preprint', publisher });
  });

  it.each(['Corr Journal of Reeds', 'Research Squares', 'SSRNA Letters'])(
    'but not in %s',
    async (journal) => {
      const work = await workIn(
        `@article{a, author={Reed, Ada}, title={T}, journal={${journal}}, year=2021}`,
      );
      expect(work).toMatchObject({ type: 'article', publisher: journal });
    },
  );

  it('or only a publisher', async () => {
    const text = '@misc{a, author={Reed, Ada}, title={T}, publisher={medRxiv}, year=2021}';
    expect(await workIn(text)).toMatchObject({ type: 'preprint', publisher: 'medRxiv' });
  });

  it('in RIS', async () => {
    const text =
      'TY  - JOUR\nAU  - Reed, Ada\nTI  - T\nT2  - arXiv preprint arXiv:2101.00001\nPY  - 2021\nER  - ';
    expect(await workIn(text)).toMatchObject({ type: 'preprint', publisher: 'arXiv', arxiv: '2101.00001' });
  });

  it('as al-folio writes it beside the published work', async () => {
    const text = `@article{a, author={Reed, Ada}, title={T}, journal={Acta,}, publisher={Press,}, year=2021,
      preprint={https://www.biorxiv.org/content/10.1101/1v1}, project={https://lab.test/waves}}`;
    expect(await workIn(text)).toMatchObject({
      type: 'article',
      publisher: 'Acta',
      links: { preprint: 'https://www.biorxiv.org/content/10.1101/1v1' },
      moreLinks: [{ name: 'project', url: 'https://lab.test/waves' }],
    });
  });

  it.each([
    ['pdf={https://a.test/1}', 'https://a.test/1', []],
    ['paper={https://a.test/1.pdf}', 'https://a.test/1.pdf', []],
    ['paper={https://a.test/1}', '', [{ name: 'paper', url: 'https://a.test/1' }]],
    ['pdf={http://a.test/1.pdf}', '', [{ name: 'pdf', url: 'http://a.test/1.pdf' }]],
    ['pdf={1.pdf}', '', []],
    ['eprint={https://a.test/article-pdf/1.pdf}', '', []],
  ])('the paper itself, as %s', async (field, pdf, moreLinks) => {
    const work = await workIn(
      `@article{a, author={Reed, Ada}, title={T}, journal={Acta}, year=2021, ${field}}`,
    );
    expect(work).toMatchObject({ pdf, moreLinks });
  });

  it('in PubMed', async () => {
    const text = `PMID- 1
PT  - Journal Article
PT  - Preprint
TI  - Slow waves.
FAU - Reed, Ada
DP  - 2021 Apr 1
JT  - bioRxiv : the preprint server for biology`;
    expect(await workIn(text)).toMatchObject({ type: 'preprint', publisher: 'bioRxiv' });
  });
});
