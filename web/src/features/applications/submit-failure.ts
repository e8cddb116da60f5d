/** docs/specification.md#when-applying-fails */
import { applicationTexts } from '@lab/contract/features/applications/texts';
import { ApiError } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';

const { exists, existsText, failures } = applicationTexts;

interface DialogTexts {
  title: string;
  text?: string;
}

/** A success status that saved nothing, such as 208 for a second application. */
export class NotSubmitted extends Error {
  constructor(readonly status: number) {
    super();
  }
}

export function submitFailure(error: unknown): DialogTexts {
  if (error instanceof NotSubmitted) {
    return error.status === 208 ? { title: exists, text: existsText } : { title: failures.wrong };
  }
  if (!(error instanceof ApiError)) {
    return { title: failures.failed, text: (error instanceof Error && error.message) || failures.tryAgain };
  }
  if (error.code === 'network') return { title: failures.failed, text: error.message || failures.tryAgain };
  switch (error.status) {
    case 400:
      return { title: failures.failed, text: failureText(error, failures.badRequest) };
    case 401:
      return { title: failures.unauthorizedTitle, text: failures.unauthorized };
    case 403:
      return { title: failures.forbiddenTitle, text: failures.forbidden };
    case 500:
      return { title: failures.serverTitle, text: failures.server };
    default:
      return { title: failures.other, text: error.message };
  }
}
