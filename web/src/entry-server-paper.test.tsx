import { api } from '@lab/contract';
import { parseName } from '@lab/contract/features/citations/names';
import { describe, expect, it } from 'vitest';
import { aPaper } from './test/records.ts';
import { page } from './test/rendered-page.ts';
import { faultsOf } from './test/schema-org.ts';

describe('a paper', () => {
  it('has the tags for Google Scholar', async () => {
    const { content, all } = await page('/paper/p1', {
      [api.papers.get.path]: aPaper({
        pdf: '/files/papers/u1/p1.pdf',
        authors: ['Byron, Ada', 'Émilie du Châtelet'],
      }),
    });
    expect(content('meta[name=citation_title]')).toBe('Tides in a teacup');
    expect(all('meta[name=citation_author]')).toEqual(['Byron, Ada', 'du Châtelet, Émilie']);
    expect(content('meta[name=citation_publication_date]')).toBe('2025/03/14');
    expect(content('meta[name=citation_journal_title]')).toBe('Journal of Small Waves');
    expect(content('meta[name=citation_doi]')).toBe('10.1000/182');
    expect(content('meta[name=citation_pdf_url]')).toBe('https://lab.test/paper/p1.pdf');
    expect(content('meta[name=citation_abstract_html_url]')).toBe('https://lab.test/paper/p1');
    expect(content('meta[name="DC.date"]')).toBe('2025-03-14');
  });

  it('shows its formulas, and says them plainly in its head', async () => {
    const formula = { source: '$x^2$', mathml: '<math><mi>drawn</mi></math>', plain: 'x²' };
    const about = { title: 'On $x^2$', details: 'Of $x^2$ and $y_1$.', drawn: [formula] };
    const { content, document, things } = await page('/paper/p1', { [api.papers.get.path]: aPaper(about) });
    expect(document.querySelectorAll('h1 math, p math')).toHaveLength(2);
    expect(document.title).toMatch(/^On x² \|/);
    expect(content('meta[name=citation_title]')).toBe('On x²');
    expect(content('meta[property="og:title"]')).toBe('On x²');
    // The formula that could not be rendered is plain text as well.
    expect(content('meta[name=description]')).toBe('Of x² and y₁.');
    expect(things[0]).toMatchObject({ name: 'On x²', headline: 'On x²', abstract: 'Of x² and y₁.' });
  });

  it('is linked to its DOI, also one with special characters', async () => {
    const { document, things } = await page('/paper/p1', {
      [api.papers.get.path]: aPaper({ doi: '10.1000/a#b' }),
    });
    const address = 'https://doi.org/10.1000/a%23b';
    expect(document.querySelector(`a[href="${address}"]`)?.textContent).toBe('10.1000/a#b');
    expect(things[0]?.sameAs).toBe(address);
  });

  it('has a preview image in the size of social networks', async () => {
    const image = '/images/papers/u1/wave.webp';
    const { content } = await page('/paper/p1', { [api.papers.get.path]: aPaper({ image }) });
    expect(content('meta[property="og:image"]')).toBe('https://lab.test/images/papers/u1/wave-share.jpg');
    expect(content('meta[property="og:image:width"]')).toBe('1200');
    expect(content('meta[property="og:image:height"]')).toBe('630');
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  it('has a PDF tag for Google Scholar only if the PDF is on this host', async () => {
    const { document } = await page('/paper/p1', {
      [api.papers.get.path]: aPaper({ pdf: 'https://else.example/p.pdf' }),
    });
    expect(document.querySelector('meta[name=citation_pdf_url]')).toBeNull();
  });

  it('shows all of forty authors, and links those who are members', async () => {
    const authors = Array.from(
      { length: 40 },
      (_, n) => `Ada Author${'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN'[n]}`,
    );
    const memberIds = authors.map((_, n) => (n === 39 ? 'm1' : ''));
    const { all, things, document } = await page('/paper/p1', {
      [api.papers.get.path]: aPaper({ authors, memberIds }),
    });
    expect(all('meta[name=citation_author]')).toEqual(
      authors.map((author) => author.replace('Ada ', '').concat(', Ada')),
    );
    const named = things[0]?.author as { name: string; url?: string }[];
    expect(named.map(({ name }) => name)).toEqual(authors);
    expect(named.at(-1)?.url).toBe('https://lab.test/userDetails/m1');
    expect(document.querySelector('a[href="/userDetails/m1"]')?.textContent).toBe(authors[39]);
    expect(parseName(authors[39] ?? '').family).toBe('AuthorN');
  });

  it('shows both spellings of an author, and gives Google Scholar the Latin one', async () => {
    const authors = ['苏砚舟 (Su Yanzhou)', 'يُسرى القنديل (Yusra Al-Qandil)', 'Saoirse Nic Dubhthaí'];
    const { all, things, document } = await page('/paper/p1', { [api.papers.get.path]: aPaper({ authors }) });
    const names = ['Su Yanzhou', 'Al-Qandil, Yusra', 'Nic Dubhthaí, Saoirse'];
    expect(all('meta[name=citation_author]')).toEqual(names);
    expect(all('meta[name="DC.creator"]')).toEqual(names);
    expect(things[0]?.author).toMatchObject([
      { name: 'Su Yanzhou', alternateName: ['苏砚舟'] },
      { name: 'Yusra Al-Qandil', alternateName: ['يُسرى القنديل'] },
      { name: 'Saoirse Nic Dubhthaí' },
    ]);
    for (const author of authors) expect(document.body.textContent).toContain(author);
  });

  it('has no tags for a missing image, DOI, date or author', async () => {
    const bare = aPaper({ image: '', doi: '', publicationDate: '', authors: [], publisher: '', details: '' });
    const { document, content, things } = await page('/paper/p1', { [api.papers.get.path]: bare });
    for (const name of [
      'citation_doi',
      'citation_author',
      'citation_publication_date',
      'citation_journal_title',
    ]) {
      expect(document.querySelector(`meta[name=${name}]`)).toBeNull();
    }
    expect(things[0]).not.toHaveProperty('image');
    expect(faultsOf(things)).toEqual([]);
    // Pages without a picture use the lab's picture.
    expect(content('meta[property="og:image"]')).toContain('/images/lab/');
  });
});
