import { sessionTexts } from '@lab/contract/features/session/texts';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { PasswordChecklist, PasswordsMatch } from './password-checklist.tsx';
import { PasswordField } from './password-field.tsx';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** The field in which the password is repeated. */
  repeat: FieldPath<Values>;
}

/** A new password and its repetition, with what the password needs and whether both are the same. */
export function NewPasswordFields<Values extends FieldValues>({ control, name, repeat }: Props<Values>) {
  const { registration } = sessionTexts;
  const [password = '', repeated = ''] = useWatch({ control, name: [name, repeat] });
  return (
    <>
      <PasswordField
        control={control}
        name={name}
        label={registration.password}
        autoComplete="new-password"
      />
      <PasswordChecklist password={password} />
      <PasswordField
        control={control}
        name={repeat}
        label={registration.confirmPassword}
        autoComplete="new-password"
      />
      <PasswordsMatch password={password} repeated={repeated} />
    </>
  );
}
