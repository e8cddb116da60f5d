import type { TestProject } from 'vitest/node';

/** As many as any test sends at the same instant. */
const together = 20;
const tries = 10;

/**
 * The functions emulator starts a process for each request that comes while another is answered, and keeps it. Starting
 * twenty at once can take longer than Hosting waits on a busy machine: that is over before the tests that race begin.
 */
export default async function warmUp({ config }: TestProject): Promise<void> {
  const address = `${config.env.LAB_ADDRESS}/api/labInfo`;
  for (let attempt = 1; ; attempt++) {
    const answers = await Promise.all(Array.from({ length: together }, () => fetch(address)));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    if (answers.every(({ ok }) => ok)) return;
    if (attempt === tries) throw new Error(`The suite does not answer ${together} requests at once.`);
  }
}
