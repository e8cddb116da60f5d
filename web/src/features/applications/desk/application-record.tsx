import { api } from '@lab/contract';
import { can } from '@lab/contract/api/rights';
import { applicationDeskTexts } from '@lab/contract/features/applications/desk/texts';
import {
  type Application,
  type ApplicationShown,
  applicationShows,
} from '@lab/contract/features/applications/schemas';
import { applicationTexts } from '@lab/contract/features/applications/texts';
import { deskTexts } from '@lab/contract/features/desk/texts';
import { consentDeskTexts } from '@lab/contract/features/legal/consent/desk/texts';
import { roleName } from '@lab/contract/features/team/roles';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isGone } from '../../../desk/conflict.ts';
import { daysWaiting } from '../../../desk/days-waiting.ts';
import styles from '../../../desk/desk.module.css';
import { Facts } from '../../../desk/facts.tsx';
import { MessageForm } from '../../../desk/message-form.tsx';
import { reasonFor } from '../../../desk/reason-for.ts';
import type { Unsent } from '../../../desk/unsent-text.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/dates.ts';
import { useRoles } from '../../../lib/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { uncached } from '../../../lib/uncached.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { confirm, confirmWithText } from '../../../ui/confirm.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { type Entry, EntryChoice } from './entry-choice.tsx';
import { ShownChoice } from './shown-choice.tsx';

const { manage } = applicationDeskTexts;
const { form } = applicationTexts;

/** With what visitors do not see, because what the admin has seen is compared with the whole record. */
const freshTeamQuery = {
  queryKey: [api.profiles.members.path, 'fresh'],
  queryFn: () => call(api.profiles.members, uncached({})),
  staleTime: 0,
};

/** A 404 without the server's own message means a wrong address: docs/specification.md#the-desk. */
function acceptFailure(error: Error): string {
  return error instanceof ApiError && error.status === 404 ? manage.endpointNotFound : manage.acceptFailed;
}

const listed = (words: string[]) => new Intl.ListFormat('en').format(words);

/** Inside of a sentence. */
const wordOf = (field: ApplicationShown) => form[field].toLowerCase();

interface Props {
  application: Application;
  /** Called when somebody else has closed the application before the feedback was sent. */
  onUnsent: (unsent: Unsent) => void;
}

/** What the applicant has written. */
function ApplicationText({ application }: Pick<Props, 'application'>) {
  const { name, email, phone, university, researchArea, role, createdAt, consent } = application;
  return (
    <>
      <h2>{name}</h2>
      <p className={styles.lead}>
        {role} · {formatDate(createdAt)} · {deskTexts.record.waitingSince(daysWaiting(createdAt))}
      </p>
      <Facts
        facts={{
          [form.email]: <a href={`mailto:${email}`}>{email}</a>,
          [form.phone]: phone,
          [form.university]: university,
          [form.researchArea]: researchArea,
          ...(consent && {
            [consentDeskTexts.label]: consentDeskTexts.agreed(consent.version, formatDate(consent.agreedAt)),
          }),
        }}
      />
      <p>
        {/* Without opener and referrer, because the applicant chose this address. */}
        <a href={application.resume} target="_blank" rel="noopener noreferrer nofollow">
          {manage.resume}
        </a>
      </p>
      <h3>{form.details}</h3>
      <Prose text={application.details} />
    </>
  );
}

export function ApplicationRecord({ application, onUnsent }: Props) {
  const { _id: id, name, message } = application;
  const roles = useRoles();
  const session = useSession();
  // A recruiter does not read what visitors do not see of the team; the server says who is on it already.
  const enabled = !session.may || can(session, 'people.edit');
  const { data: team } = useQuery({ ...freshTeamQuery, enabled });
  const member = team?.find(({ _id, accountUid }) => (accountUid || _id) === id);
  const [chosenRole, setChosenRole] = useState('');
  const [isRoleMissing, setRoleMissing] = useState(false);
  const [entry, setEntry] = useState<Entry>('keep');
  const [shows, setShows] = useState<ApplicationShown[]>([]);
  const takesApplication = !member || entry === 'replace';
  const target = () => id;
  const draft = `feedback:application:${id}`;

  const acceptance = useRecordMutation({
    run: (role: string) =>
      call(api.applications.accept, {
        params: { applicationId: id },
        body: {
          role,
          ...(takesApplication && shows.length > 0 && { shows }),
          ...(member && { entry, before: member }),
        },
      }),
    target,
    done: () => manage.accepted,
    failed: acceptFailure,
  });
  const deletion = useRecordMutation({
    run: (reason: string) =>
      call(api.applications.delete, { params: { id }, ...(reason && { body: { reason } }) }),
    target,
    done: () => manage.deleted,
    failed: manage.deleteFailed,
  });
  const feedback = useRecordMutation({
    run: ({ message, before }: { message: string; before: string }) =>
      call(api.applications.feedback, { params: { id }, body: { message, before: { message: before } } }),
    target,
    done: () => manage.feedbackSent,
    failed: manage.feedbackFailed,
  });
  const busy = acceptance.isPending || deletion.isPending;

  async function accept() {
    setRoleMissing(!chosenRole);
    if (!chosenRole) return;
    if (await confirm({ text: acceptanceText(), confirm: manage.acceptConfirm }))
      acceptance.mutate(chosenRole);
  }

  function acceptanceText(): string {
    const role = roleName(roles, chosenRole);
    const chosen = applicationShows.filter((field) => shows.includes(field)).map((field) => wordOf(field));
    if (!member) return manage.acceptText(name, role, listed(['name', 'role', 'picture', ...chosen]));
    if (entry === 'keep') return manage.acceptAgainText(name, role);
    return manage.replaceText(name, role, listed(['name', ...chosen]));
  }

  const sendFeedback = (message: string, before: string) =>
    feedback.mutateAsync({ message, before }).catch((error: unknown) => {
      if (isGone(error)) onUnsent({ to: name, text: message, draft });
      throw error;
    });

  async function remove() {
    const reason = await confirmWithText({
      text: manage.deleteText(name),
      confirm: manage.deleteConfirm,
      danger: true,
      words: reasonFor(name, deletion.variables),
    });
    if (reason === null) return;
    await deletion.mutateAsync(reason).catch((error: unknown) => {
      if (reason && isGone(error)) onUnsent({ to: name, text: reason });
    });
  }

  return (
    <article className={styles.record}>
      <ApplicationText application={application} />
      {member && <EntryChoice member={member} application={application} chosen={entry} onChoose={setEntry} />}
      {takesApplication && <ShownChoice application={application} chosen={shows} onChoose={setShows} />}
      <div className={styles.decision}>
        <NativeSelect
          label={manage.chooseRole}
          value={chosenRole}
          options={roles.map(({ id }) => ({ value: id, label: roleName(roles, id) }))}
          error={isRoleMissing ? manage.chooseRoleFirst : ''}
          onChange={(value) => {
            setChosenRole(value);
            setRoleMissing(false);
          }}
        />
        <BusyButton
          variant="contained"
          isBusy={acceptance.isPending}
          disabled={busy}
          onClick={() => void accept()}
        >
          {manage.accept}
        </BusyButton>
        <BusyButton
          variant="outlined"
          color="error"
          isBusy={deletion.isPending}
          disabled={busy}
          onClick={() => void remove()}
        >
          {siteTexts.delete}
        </BusyButton>
      </div>
      <h3>{manage.feedback}</h3>
      <MessageForm
        label={manage.feedback}
        help={manage.feedbackHelp(name)}
        submit={message ? manage.feedbackCorrect : manage.feedbackSubmit}
        missing={manage.feedbackEmpty}
        draft={draft}
        stored={{ target: id, message }}
        onSend={sendFeedback}
      />
    </article>
  );
}
