import type { TestProject } from 'vitest/node';

// The functions emulator starts a process for each concurrent request, and a page makes many at once. Without
// this the first stories would wait for these starts.
const together = { '/api/labInfo': 6, '/images/profile/demo-admin/portrait-96.webp': 4, '/news': 2 };

export default async function warmUp({ config }: TestProject): Promise<void> {
  const origin = config.env.LAB_ADDRESS || 'http://127.0.0.1:5005';
  for (const [path, count] of Object.entries(together)) {
    await Promise.all(
      Array.from({ length: count }, async () => {
        const answer = await fetch(origin + path);
        await answer.arrayBuffer();
      }),
    );
  }
}
