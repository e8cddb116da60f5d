import type { AnyDeclaration } from '@lab/contract/core/content/kind';
import type { Kinds } from '@lab/contract/kinds/kinds';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useRoles } from '../lib/roles.ts';
import type { Extras, Preview } from './content.ts';
import { ContentPage } from './content-page.tsx';
import { kindContent } from './kind-content.tsx';

/** The page of a kind of content at the desk. */
export function kindDesk(
  name: keyof Kinds,
  declared: AnyDeclaration,
  preview: Preview<FieldValues>,
  extras: Extras = {},
) {
  return function KindDesk() {
    const roles = useRoles();
    const content = useMemo(() => {
      const derived = kindContent(name, declared, roles);
      return { ...derived, ...extras, table: extras.tableOf?.(derived.table, roles) ?? derived.table };
    }, [roles]);
    return <ContentPage content={content} preview={preview} />;
  };
}
