import { Outlet } from 'react-router-dom';
import { Mui } from '../ui/mui.tsx';
import { useOwnStyle } from '../ui/use-own-style.ts';

/** The frame of pages outside the dashboard that contain a form. */
export default function FormFrame() {
  useOwnStyle();
  return (
    <Mui>
      <Outlet />
    </Mui>
  );
}
