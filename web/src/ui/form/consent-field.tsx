import { consentTexts as texts } from '@lab/contract/features/legal/consent/texts';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { consentQuery, isConsentMissing } from '../../lib/consent.ts';
import { Prose } from '../prose.tsx';

/** Whether the person agrees to the lab's text; without a text nothing is asked or sent. */
export function useConsent() {
  const { data, refetch } = useQuery(consentQuery);
  const [version, setVersion] = useState<number>();
  const [error, setError] = useState('');
  const isAsked = Boolean(data?.text);
  const agreed = isAsked && version === data?.version ? version : undefined;
  return {
    text: data?.text ?? '',
    error,
    /** The version that the person has agreed to. */
    agreed,
    agree(yes: boolean) {
      setVersion(yes ? data?.version : undefined);
      setError('');
    },
    /** If so, the field shows an error. */
    isMissing(): boolean {
      const isMissing = isAsked && agreed === undefined;
      if (isMissing) setError(texts.required);
      return isMissing;
    },
    /** After a refusal: the lab may have changed its text while the form was open. */
    checkAgain(failure: unknown): void {
      if (!isConsentMissing(failure)) return;
      setError(version === undefined ? texts.required : texts.changed);
      void refetch();
    },
  };
}

export function ConsentField({ consent }: { consent: ReturnType<typeof useConsent> }) {
  const help = useId();
  const { text, error, agreed, agree } = consent;
  if (!text) return null;
  return (
    <FormControl error={error !== ''}>
      <Prose text={text} />
      <FormControlLabel
        label={texts.agree}
        control={
          <Checkbox
            checked={agreed !== undefined}
            onChange={(_, checked) => agree(checked)}
            slotProps={{ input: { 'aria-describedby': help, 'aria-invalid': error !== '' } }}
          />
        }
      />
      <FormHelperText id={help}>{error}</FormHelperText>
    </FormControl>
  );
}
