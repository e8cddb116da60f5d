import type { CollaboratorForm } from '@lab/contract/collaborators/schemas';
import { ContentPage } from '../../desk/content-page.tsx';
import { CollaboratorLogo } from './collaborator-logo.tsx';
import { collaboratorContent } from './desk/collaborator-content.tsx';

function Preview({ values }: { values: CollaboratorForm }) {
  return <CollaboratorLogo collaborator={{ ...values, _id: '' }} />;
}

export default function WriteCollaborators() {
  return <ContentPage content={collaboratorContent} preview={Preview} />;
}
