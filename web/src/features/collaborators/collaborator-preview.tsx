import type { CollaboratorForm } from '@lab/contract/features/collaborators/kind';
import { CollaboratorLogo } from './collaborator-logo.tsx';

export default function CollaboratorPreview({ values }: { values: CollaboratorForm }) {
  return <CollaboratorLogo collaborator={{ ...values, _id: '' }} />;
}
