import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { useUrlParams, withParam } from '../lib/use-url-params.ts';
import desk from './desk.module.css';

interface Props<Part extends string> {
  label: string;
  /** The names of the parts, in the order of the tabs. */
  names: Readonly<Record<Part, string>>;
  children: (part: Part) => ReactNode;
}

/** One part of a page at a time; the address says which (`?part=`), and without it the first is shown. */
export function PartTabs<Part extends string>({ label, names, children }: Props<Part>) {
  const [params, setParams] = useUrlParams();
  const parts = Object.keys(names) as Part[];
  const asked = params.get('part');
  const part = parts.find((name) => name === asked) ?? (parts[0] as Part);
  const panel = useId();
  return (
    <>
      <Tabs
        aria-label={label}
        value={part}
        variant="scrollable"
        allowScrollButtonsMobile
        onChange={(_, chosen: string) => setParams((before) => withParam(before, 'part', chosen))}
      >
        {parts.map((name) => (
          <Tab key={name} value={name} label={names[name]} aria-controls={panel} />
        ))}
      </Tabs>
      <div id={panel} role="tabpanel" aria-label={names[part]} className={desk.panel}>
        {children(part)}
      </div>
    </>
  );
}
