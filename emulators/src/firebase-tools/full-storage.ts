/** An upload that the disk does not take is answered with a sentence, and what it began is removed. */
import { cannotWrite } from '../saving/reason.ts';
import type { Patch, Tools } from './patch.ts';

const storage = (tools: Tools, part: string) => tools(`./emulator/storage/${part}`);

export const fullStorage: Patch = {
  without: 'an upload gets no answer when the disk with temporary files is full',
  why: 'What handles it then ends with an error that nobody catches, and a part of the file takes the rest of the space.',
  relies: (tools) => [
    storage(tools, 'persistence').Persistence.prototype.appendBytes,
    storage(tools, 'persistence').Persistence.prototype.deleteFile,
    storage(tools, 'upload').UploadService.prototype.continueResumableUpload,
    storage(tools, 'apis/firebase').createFirebaseEndpoints,
    storage(tools, 'apis/gcloud').createCloudEndpoints,
  ],
  fingerprint: '03921d075b3b0b9c',
  apply(tools, say) {
    removeWhatFailed(tools);
    for (const [part, make] of [
      ['apis/firebase', 'createFirebaseEndpoints'],
      ['apis/gcloud', 'createCloudEndpoints'],
    ] as const) {
      const api = storage(tools, part);
      const { [make]: endpoints } = api;
      api[make] = (emulator: unknown) => answered(endpoints(emulator), say);
    }
  },
};

function removeWhatFailed(tools: Tools): void {
  const persistence = storage(tools, 'persistence').Persistence.prototype;
  const { appendBytes } = persistence;
  persistence.appendBytes = function (name: string, bytes: Buffer) {
    try {
      return appendBytes.call(this, name, bytes);
    } catch (error) {
      this.deleteFile(name, true);
      throw error;
    }
  };

  // Its next part would begin a file without what came before.
  const uploads = storage(tools, 'upload').UploadService.prototype;
  const { continueResumableUpload } = uploads;
  uploads.continueResumableUpload = function (id: string, bytes: Buffer) {
    try {
      return continueResumableUpload.call(this, id, bytes);
    } catch (error) {
      if (cannotWrite('', error)) this._uploads.delete(id);
      throw error;
    }
  };
}

/** What Cloud Storage says when a bucket may take no more. Clients try 500 and above again, for minutes. */
const noRoom = 402;

interface Response {
  readonly headersSent: boolean;
  status(code: number): Response;
  json(body: unknown): void;
}
type Handle = (request: unknown, response: Response, next: unknown) => unknown;
interface Router {
  readonly stack: readonly { readonly route?: { readonly stack: readonly { handle: Handle }[] } }[];
}

function answered(router: Router, say: (sentence: string) => void): Router {
  for (const layer of router.stack.flatMap(({ route }) => route?.stack ?? [])) {
    const { handle } = layer;
    layer.handle = (request, response, next) => {
      const refuse = (error: unknown) => {
        const message = cannotWrite('The file', error);
        if (!message || response.headersSent) throw error;
        say(`An upload was refused. ${message}`);
        response.status(noRoom).json({ error: { code: noRoom, message } });
      };
      try {
        const done = handle(request, response, next);
        return done instanceof Promise ? done.catch(refuse) : done;
      } catch (error) {
        return refuse(error);
      }
    };
  }
  return router;
}
