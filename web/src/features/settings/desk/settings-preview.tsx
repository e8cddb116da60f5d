import { api } from '@lab/contract';
import type { Settings } from '@lab/contract/features/settings/defaults';
import { menuNames, menuPaths } from '@lab/contract/features/settings/menu';
import { settingsToPreview } from '@lab/contract/features/settings/schemas';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { settingsQuery } from '../../../lib/settings.ts';
import faces from '../../../ui/heading-faces.css?inline';
import styles from './settings.module.css';

const { preview: texts } = settingsTexts;

const pages = ['home', 'publications', 'team', 'contactUs'] as const;

/** Long enough that a word can be typed without a call for each letter. */
const pauseMs = 400;

/** The value after it has stayed the same for a moment. */
function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

/** How many pixels of the page a device shows beside each other. */
const widths = { computer: 1280, phone: 390 };
type Device = keyof typeof widths;

/** By how much a page of this width is made smaller to fit into its place. */
function useScale(place: RefObject<HTMLElement | null>, width: number): number {
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, width]);
  return Math.min(1, room / width);
}

/** Null for values that cannot be saved, as a colour that is typed halfway. */
async function preview(body: Partial<Settings>) {
  return (await settingsToPreview.isValid(body)) ? call(api.settings.preview, { body }) : null;
}

/** A page declares only the face of the look that is saved. */
function declareAllFaces(page: Document | null | undefined): void {
  const style = document.createElement('style');
  style.textContent = faces;
  page?.querySelector('head')?.append(style);
}

/** The site's own pages, with settings that are not saved yet. Values that cannot be saved change nothing. */
export function SettingsPreview({ unsaved }: { unsaved: Partial<Settings> }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [path, setPath] = useState(menuPaths.home);
  const [scheme, setScheme] = useState('light');
  const [device, setDevice] = useState<Device>('computer');
  const place = useRef<HTMLDivElement>(null);
  const scale = useScale(place, widths[device]);
  /** The store of the page in the frame, once it is ready. */
  const [client, setClient] = useState<QueryClient>();
  const debounced = useDebounced(JSON.stringify(unsaved));
  const { data: shown } = useQuery({
    queryKey: [api.settings.preview.path, debounced],
    queryFn: () => preview(JSON.parse(debounced) as typeof unsaved),
    retry: false,
    gcTime: 0,
    staleTime: 'static',
  });

  useEffect(() => {
    const element = frame.current;
    const onReady = (event: Event) => {
      declareAllFaces(element?.contentDocument);
      setClient((event as CustomEvent<QueryClient>).detail);
    };
    element?.addEventListener('app-ready', onReady);
    return () => element?.removeEventListener('app-ready', onReady);
  }, []);

  useEffect(() => {
    if (!client) return;
    if (shown) client.setQueryData(settingsQuery.queryKey, shown);
    const page = frame.current?.contentDocument?.documentElement;
    if (!page) return;
    page.dataset.scheme = scheme;
    if (shown) page.style.cssText = shown.style ?? '';
  }, [client, shown, scheme]);

  return (
    <section aria-label={texts.title} className={styles.preview}>
      <h2>{texts.title}</h2>
      <p>{texts.help}</p>
      <div className={styles.choices}>
        <TextField select label={texts.page} value={path} onChange={({ target }) => setPath(target.value)}>
          {pages.map((page) => (
            <MenuItem key={page} value={menuPaths[page]}>
              {menuNames()[page]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={texts.scheme}
          value={scheme}
          onChange={({ target }) => setScheme(target.value)}
        >
          <MenuItem value="light">{texts.light}</MenuItem>
          <MenuItem value="dark">{texts.dark}</MenuItem>
        </TextField>
        <TextField
          select
          label={texts.device}
          value={device}
          onChange={({ target }) => setDevice(target.value as Device)}
        >
          <MenuItem value="computer">{texts.computer}</MenuItem>
          <MenuItem value="phone">{texts.phone}</MenuItem>
        </TextField>
      </div>
      <div ref={place} className={styles.frame}>
        <iframe
          ref={frame}
          src={path}
          title={texts.title}
          style={{ width: widths[device], height: `${100 / scale}%`, scale: String(scale) }}
        />
      </div>
    </section>
  );
}
