import { copiesAt } from '@lab/contract/uploads/picture-address';
import { useSettings } from '../../lib/settings.ts';
import styles from './logo.module.css';

const height = 32;

/** The lab's own logo, or a curve with two marked points in the colours of the text around it. */
export function Logo({ onBand = false }: { onBand?: boolean }) {
  const { logo } = useSettings();
  if (!logo) return <Curve />;
  const { light, dark, ratio } = logo;
  const shown = onBand ? [[dark || light, dark ? '' : styles.plate]] : lightAndDark(light, dark);
  return shown.map(([src = '', className]) => (
    <img
      key={className}
      className={`${styles.own} ${className}`}
      src={copiesAt(src)[0]?.address ?? src}
      width={Math.round(height * ratio)}
      height={height}
      loading={onBand ? 'lazy' : 'eager'}
      alt=""
    />
  ));
}

const lightAndDark = (light: string, dark: string) =>
  dark
    ? [
        [light, styles.onLight],
        [dark, styles.onDark],
      ]
    : [[light, styles.plateInDark]];

function Curve() {
  return (
    <svg className={styles.logo} viewBox="0 0 32 32" width={height} height={height} aria-hidden="true">
      <rect width="32" height="32" rx="6" />
      <path d="M5 23C9 23 9.5 10 14 10s5.5 11 13 11" />
      <circle cx="14" cy="10" r="2" />
      <circle cx="24" cy="20.5" r="2" />
    </svg>
  );
}
