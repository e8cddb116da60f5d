const tries = 10;
let started = false;

/**
 * The functions emulator starts and keeps one process for each concurrent call, up to its limit. On a busy
 * machine, starting them can take longer than Hosting waits, so they are started before the calls that the
 * test makes at once.
 */
async function startProcesses(): Promise<void> {
  const address = `${process.env.LAB_ADDRESS}/api/labInfo`;
  for (let attempt = 1; !started; attempt++) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(address)));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    started = answers.every(({ ok }) => ok);
    if (!started && attempt === tries) throw new Error('The suite does not answer twenty calls at once.');
  }
}

export async function twentyAtOnce<Answer>(call: (index: number) => Promise<Answer>): Promise<Answer[]> {
  await startProcesses();
  return Promise.all(Array.from({ length: 20 }, (_, index) => call(index)));
}
