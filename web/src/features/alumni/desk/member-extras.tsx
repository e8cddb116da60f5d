/** What an admin does with members, apart from changing what their entry says. */
import { alumniDeskTexts } from '@lab/contract/features/alumni/desk/texts';
import { actsOf, DialogButton } from '../../../desk/dialogs.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { MemberTable } from './member-table.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { TermsDialog } from './terms-dialog.tsx';

const { leave, terms, order } = alumniDeskTexts;

export const Acts = actsOf('name', [
  { label: terms.action, Dialog: TermsDialog },
  { label: leave.action, Dialog: LeaveDialog },
]);

export const Tools = () => (
  <>
    <DialogButton label={order.action}>{(onClose) => <OrderDialog onClose={onClose} />}</DialogButton>
    <MemberTable />
  </>
);
