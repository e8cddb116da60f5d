import { call } from './call.ts';
import type { Person } from './people.ts';

/** The settings of mail that an admin can change, as `PATCH /mailSettings` takes them. */
export async function readMailSettings({ token }: Person) {
  const { body } = await call('GET /mailSettings', { token });
  const { isSetUp: _set, takesAnswers: _takes, subscribers: _count, ...settings } = body;
  return settings;
}
