/** The services with the facts about repositories: their addresses and the names in their answers. */
import type { HostName, Repository } from '../../core/content/repository-address.ts';

interface Host {
  address: string;
  /** The environment's variable with the address of the tests' stand-in. */
  standIn: string;
  calls(path: string): { repository: string; release: string; citation: string };
  /** The type of the answer with a file as it is. */
  raw: string;
  stars: string;
  releasedAt: string;
}

export const hosts: Readonly<Record<HostName, Host>> = {
  // https://docs.github.com/en/rest
  github: {
    address: 'https://api.github.com',
    standIn: 'GITHUB_SERVICE',
    calls: (path) => ({
      repository: `/repos/${path}`,
      release: `/repos/${path}/releases/latest`,
      citation: `/repos/${path}/contents/CITATION.cff`,
    }),
    raw: 'application/vnd.github.raw+json',
    stars: 'stargazers_count',
    releasedAt: 'published_at',
  },
  // https://docs.gitlab.com/api/rest/
  gitlab: {
    address: 'https://gitlab.com/api/v4',
    standIn: 'GITLAB_SERVICE',
    calls(path) {
      const repository = `/projects/${encodeURIComponent(path)}`;
      return {
        repository,
        release: `${repository}/releases?per_page=1`,
        citation: `${repository}/repository/files/CITATION.cff/raw?ref=HEAD`,
      };
    },
    raw: 'text/plain',
    stars: 'star_count',
    releasedAt: 'released_at',
  },
};

/** Undefined in a suite of emulators without a stand-in: a lab on a developer's machine asks nobody by itself. */
export function serviceOf({ host }: Repository): string | undefined {
  const { address, standIn } = hosts[host];
  return process.env[standIn] || (process.env.FIRESTORE_EMULATOR_HOST ? undefined : address);
}
