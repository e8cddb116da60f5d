import { lazyPage } from '../ui/lazy-page.tsx';

export const formFrame = lazyPage(() => import('./form-frame.tsx'));

export const dashboardFrame = lazyPage(() => import('./dashboard-frame.tsx'));
