import type { AreaForm } from '@lab/contract/areas/schemas';
import { areaContent } from '../../features/admin/area-content.tsx';
import { ContentPage } from '../../features/admin/content-page.tsx';
import { AreaCard } from '../../features/areas/area-card.tsx';

function Preview({ values }: { values: AreaForm }) {
  return <AreaCard area={{ ...values, _id: '', subDepartments: values.subDepartments ?? [] }} />;
}

export default function WriteAreas() {
  return <ContentPage content={areaContent} preview={Preview} />;
}
