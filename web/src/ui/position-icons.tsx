/** What each fact of a position looks like; the words beside an icon say the same. */
const drawings = {
  deadline: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M9 15l2 2 4-4',
  start: 'M6 21V4M6 5h11l-2.5 4 2.5 4H6',
  duration: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2',
  workload: 'M12 3a9 9 0 1 0 9 9h-9zM15 3.5A9 9 0 0 1 20.5 9H15z',
  pay: 'M3 7h18v10H3zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M6 10v4M18 10v4',
  place: 'M12 21c4-4.5 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2.5 6.5 6.5 11M12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  openings: 'M4 8h16v12H4zM9 8V5h6v3M4 13h16',
  supervisors: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  areas: 'M3 7c3-3 6-3 9 0s6 3 9 0M3 12c3-3 6-3 9 0s6 3 9 0M3 17c3-3 6-3 9 0s6 3 9 0',
  contact: 'M3 6h18v12H3zM3.5 6.5 12 13l8.5-6.5',
} as const;

export type PositionIconName = keyof typeof drawings;

export function PositionIcon({ name }: { name: PositionIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
