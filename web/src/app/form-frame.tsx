import { Outlet } from 'react-router-dom';
import { Mui } from '../ui/mui.tsx';

/** The frame of pages outside the dashboard that contain a form. */
export default function FormFrame() {
  return (
    <Mui>
      <Outlet />
    </Mui>
  );
}
