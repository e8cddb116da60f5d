import { lazyPage } from '../ui/lazy-page.tsx';

/** Forms outside the dashboard. */
export const formFrame = lazyPage(() => import('./form-frame.tsx'));

export const dashboardFrame = lazyPage(() => import('./dashboard-frame.tsx'));
