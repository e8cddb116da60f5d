import { countingId, siteAttributes, type Visits } from '@lab/contract/features/settings/visits';

const quoted = (text: string) => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/** The script of the tool that counts visits; it waits until the page has been read. */
export function countingScript({ tool, script, site, server, hash }: Visits): string {
  if (tool === 'none') return '';
  const attributes = [
    ['id', countingId],
    ['src', script],
    [siteAttributes[tool], site],
    ...(server && tool === 'umami' ? [['data-host-url', server]] : []),
    // Umami would send the whole address; Plausible's server keeps only the path.
    ...(tool === 'umami'
      ? [
          ['data-exclude-search', 'true'],
          ['data-exclude-hash', 'true'],
        ]
      : []),
    ...(server && tool === 'plausible' ? [['data-api', `${new URL(server).origin}/api/event`]] : []),
    ...(hash
      ? [
          ['integrity', hash],
          ['crossorigin', 'anonymous'],
        ]
      : []),
  ];
  return `<script defer ${attributes.map(([name, value]) => `${name}=${quoted(value ?? '')}`).join(' ')}></script>`;
}
