/** In one module, because the script of every page names each module that it can load. */
export { madeList } from './made-list.tsx';
export { madePage } from './made-page.tsx';
export { madePreview } from './made-preview.tsx';
