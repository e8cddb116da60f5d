/**
 * The variables with which client libraries and tests find the emulators, as `firebase emulators:exec` sets
 * them.
 */

type Variables = Record<string, (address: string) => Record<string, string>>;

const variables: Variables = {
  auth: (address) => ({ FIREBASE_AUTH_EMULATOR_HOST: address }),
  firestore: (address) => ({
    FIRESTORE_EMULATOR_HOST: address,
    FIREBASE_FIRESTORE_EMULATOR_ADDRESS: address,
  }),
  storage: (address) => ({
    FIREBASE_STORAGE_EMULATOR_HOST: address,
    STORAGE_EMULATOR_HOST: `http://${address}`,
  }),
  database: (address) => ({ FIREBASE_DATABASE_EMULATOR_HOST: address }),
  pubsub: (address) => ({ PUBSUB_EMULATOR_HOST: address }),
  eventarc: (address) => ({ CLOUD_EVENTARC_EMULATOR_HOST: `http://${address}` }),
  tasks: (address) => ({ CLOUD_TASKS_EMULATOR_HOST: address }),
  hub: (address) => ({ FIREBASE_EMULATOR_HUB: address }),
};

export const environmentOf = (
  project: string,
  addresses: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.assign(
    { GCLOUD_PROJECT: project, GOOGLE_CLOUD_PROJECT: project },
    ...Object.entries(addresses).map(([name, address]) => variables[name]?.(address) ?? {}),
  );
