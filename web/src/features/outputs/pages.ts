/** In one module, because the script of every page names each module that it can load. */
export { outputList } from './output-list.tsx';
export { outputPage } from './output-page.tsx';
export { outputPreview } from './output-preview.tsx';
