import { Outlet } from 'react-router-dom';
import { Mui } from '../ui/mui.tsx';

/** Frame of the pages outside the dashboard that carry a form. */
export default function FormFrame() {
  return (
    <Mui>
      <Outlet />
    </Mui>
  );
}
