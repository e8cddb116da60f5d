/** The subscribers as admins see them. */
import type { api } from '@lab/contract';
import { subscriberDeskTexts } from '@lab/contract/features/subscribers/desk/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import { requireExisting, transact } from '../../core/data/firestore.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { deleteSubscriber, listSubscribers, subscriberDocument } from './subscriber-store.ts';

export const subscribers: HandlersOf<typeof api.subscribers> = {
  list: ({ query }) => listSubscribers(query),

  remove: ({ params: { id }, caller }) =>
    transact(async (tx) => {
      const subscriber = await requireExisting(tx, subscriberDocument(id), subscriberDeskTexts.gone);
      deleteSubscriber(tx, id, subscriber);
      // Without the address, which is deleted.
      const target = { kind: 'settings', id: 'subscribers', name: siteTexts.menu.subscribers } as const;
      logActivity(tx, caller, 'deleted', target);
      return { deletedCount: 1 };
    }),
};
