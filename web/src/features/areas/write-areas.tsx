import type { AreaForm } from '@lab/contract/areas/schemas';
import { ContentPage } from '../../desk/content-page.tsx';
import { AreaCard } from './area-card.tsx';
import { areaContent } from './desk/area-content.tsx';

function Preview({ values }: { values: AreaForm }) {
  return <AreaCard area={{ ...values, _id: '', subDepartments: values.subDepartments ?? [] }} />;
}

export default function WriteAreas() {
  return <ContentPage content={areaContent} preview={Preview} />;
}
