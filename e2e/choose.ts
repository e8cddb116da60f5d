import type { Locator } from 'playwright-core';

/**
 * Presses an option when its list has come to rest: a list that still grows moves between the press and the
 * release, and then stays open with nothing chosen.
 */
export async function chooseOption(option: Locator): Promise<void> {
  await option.evaluate((element) =>
    Promise.allSettled(
      element
        .closest('[role=presentation]')
        ?.getAnimations({ subtree: true })
        .map(({ finished }) => finished) ?? [],
    ),
  );
  await option.click();
}
