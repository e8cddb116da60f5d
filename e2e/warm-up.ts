import type { TestProject } from 'vitest/node';

// The functions emulator starts a process for each request that comes while another is answered. A page asks for many
// things at once; without this the first stories would wait for those starts.
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
