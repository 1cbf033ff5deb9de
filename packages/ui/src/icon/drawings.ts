/** Outlines on a 20 × 20 field, drawn with a thin stroke; `long-arrow` lies on 24 × 8. */
export const drawings = {
  'arrow-left': 'M17 10H3M8 5l-5 5 5 5',
  'arrow-right': 'M3 10h14M12 5l5 5-5 5',
  'long-arrow': 'M0 4h23M19.5.75 23 4l-3.5 3.25',
  close: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  menu: 'M2.5 7h15M2.5 13h15',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  'chevron-up': 'M5 12.5l5-5 5 5',
  'chevron-down': 'M5 7.5l5 5 5-5',
  'chevron-left': 'M12.5 5l-5 5 5 5',
  'chevron-right': 'M7.5 5l5 5-5 5',
  pause: 'M7.5 5v10M12.5 5v10',
  play: 'M7 4.5v11l8.5-5.5z',
  check: 'M4 10.5l4 4 8-9',
  warning: 'M10 3.25l7.5 13.25h-15zM10 8.25v4.25M10 13.75v1.25',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.75h13M7 3v3.5M13 3v3.5',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4.25l3 1.75',
  pin: 'M10 17.5s5.5-5 5.5-9.25a5.5 5.5 0 0 0-11 0C4.5 12.5 10 17.5 10 17.5zM10 6.5a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5z',
  'zoom-in':
    'M8.75 3.5a5.25 5.25 0 1 0 0 10.5 5.25 5.25 0 0 0 0-10.5zM12.5 12.5l4 4M8.75 6.5v4.5M6.5 8.75h4.5',
  'zoom-out': 'M8.75 3.5a5.25 5.25 0 1 0 0 10.5 5.25 5.25 0 0 0 0-10.5zM12.5 12.5l4 4M6.5 8.75h4.5',
  fullscreen: 'M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4',
  'fullscreen-exit': 'M7.5 3.5v4h-4M16.5 7.5h-4v-4M12.5 16.5v-4h4M3.5 12.5h4v4',
  external: 'M8.5 4.5h-4v11h11v-4M11.5 4.5h4v4M15.5 4.5l-7 7',
} as const

export type IconName = keyof typeof drawings

/** Drawings that point along the line of reading; they turn round where it runs from right to left. */
export const directed: ReadonlySet<IconName> = new Set([
  'arrow-left',
  'arrow-right',
  'long-arrow',
  'chevron-left',
  'chevron-right',
  'external',
])
