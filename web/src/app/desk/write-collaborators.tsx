import type { CollaboratorForm } from '@lab/contract/collaborators/schemas';
import { collaboratorContent } from '../../features/admin/collaborator-content.tsx';
import { ContentPage } from '../../features/admin/content-page.tsx';
import { CollaboratorLogo } from '../../features/home/collaborator-logo.tsx';

function Preview({ values }: { values: CollaboratorForm }) {
  return <CollaboratorLogo collaborator={{ ...values, _id: '' }} />;
}

export default function WriteCollaborators() {
  return <ContentPage content={collaboratorContent} preview={Preview} />;
}
