import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { labInfoQuery } from '../../lib/lab-info.ts';
import { useSettings } from '../../lib/settings.ts';
import { toast } from '../../lib/toast.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { SocialLinks } from '../../ui/social-links.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import styles from './contact-page.module.css';

/** Copies the text and shows a toast. */
function CopyButton({ text, copied }: { text: string; copied: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(copied);
    } catch {
      toast(labInfoTexts.copyFailed, { kind: 'error' });
    }
  };
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      {text}
      <span>{labInfoTexts.copy}</span>
    </button>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const { social } = labInfoTexts;

function directionsTo(location: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: location })}`;
}

/** `form` is the message form, or a link to the login. */
export function ContactPage({ form }: { form: ReactNode }) {
  const { data: lab, isPending, isError, refetch } = useQuery(labInfoQuery);
  const { officeHours = labInfoTexts.officeHoursValue, mapLink } = useSettings();
  return (
    <Container>
      <PageHeading title={siteTexts.nav.contactUs} lead={labInfoTexts.contactLead} />
      {isPending && <Loading />}
      {isError && <Failed onRetry={refetch} />}
      <div className={styles.columns}>
        {lab && (
          <dl className={styles.facts}>
            {lab.phone && (
              <Fact name={labInfoTexts.phone}>
                <CopyButton text={lab.phone} copied={labInfoTexts.phoneCopied} />
              </Fact>
            )}
            {lab.email && (
              <Fact name={labInfoTexts.email}>
                <CopyButton text={lab.email} copied={labInfoTexts.emailCopied} />
              </Fact>
            )}
            {lab.location && (
              <Fact name={labInfoTexts.location}>
                <p>{lab.location}</p>
                <a href={mapLink ?? directionsTo(lab.location)} target="_blank" rel="noopener noreferrer">
                  {labInfoTexts.directions}
                </a>
              </Fact>
            )}
            {officeHours && <Fact name={labInfoTexts.officeHours}>{officeHours}</Fact>}
            {Object.values(lab.socialMedia).some(Boolean) && (
              <Fact name={labInfoTexts.socialMedia}>
                <SocialLinks
                  links={{
                    [social.whatsApp]: lab.socialMedia.whatsApp,
                    [social.facebook]: lab.socialMedia.facebook,
                    [social.X]: lab.socialMedia.X,
                    [social.linkedIn]: lab.socialMedia.linkedIn,
                  }}
                />
              </Fact>
            )}
          </dl>
        )}
        <div className={styles.form}>{form}</div>
      </div>
    </Container>
  );
}
