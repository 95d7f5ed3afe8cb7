/** Drawn for this portal on a 24 by 24 grid: strokes of 1.75, round ends, no fill. */
const paths = {
  add: 'M12 5v14M5 12h14',
  apps: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  back: 'M19 12H5M11 6l-6 6 6 6',
  box: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  building: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3M16.5 13v.01M16.5 17v.01',
  chart: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
  chat: 'M20 11.5a7.5 6.5 0 0 1-11 5.7L4 19l1.6-3.8A6.3 6.3 0 0 1 5 11.5a7.5 6.5 0 0 1 15 0z',
  check: 'M5 12.5l4.5 4.5L19 7',
  chevron: 'M9 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  columns: 'M4 5h16v14H4zM9.3 5v14M14.7 5v14',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  delete: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  density: 'M4 6h16M4 10h16M4 14h16M4 18h16',
  down: 'M12 5v14M6 13l6 6 6-6',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  edit: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
  enter: 'M14 4h6v16h-6M4 12h11M11 8l4 4-4 4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.5 7.6A16 16 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9 9 0 0 0 4.3-1.1M10 10a3 3 0 0 0 4 4',
  filter: 'M4 5h16l-6 8v6l-4-2v-4z',
  folder: 'M3 6h6l2 2h10v11H3z',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 8v.01',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12l9-8M16 7.5l3 3',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  lock: 'M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2',
  logout: 'M10 4H4v16h6M20 12H9M16 8l4 4-4 4',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  menu: 'M4 6h16M4 12h16M4 18h16',
  message: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5',
  minus: 'M5 12h14',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  more: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  pause: 'M8 5v14M16 5v14',
  picture: 'M4 5h16v14H4zM4 16l4.5-4.5L13 16l2.5-2.5L20 18M15.5 9v.01',
  pin: 'M9 4h6l-1 6 4 4H6l4-4zM12 14v6',
  play: 'M7 4.5l12 7.5-12 7.5z',
  refresh: 'M20 11a8 8 0 0 0-14.5-3.5L4 9M4 4v5h5M4 13a8 8 0 0 0 14.5 3.5L20 15M20 20v-5h-5',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  settings: 'M4 7h9M19 7h1M16 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM4 17h1M11 17h9M8 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  shield: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2.5 2.5L15.5 10',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  up: 'M12 19V5M6 11l6-6 6 6',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6',
  users:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 19.5c.8-3.3 3.2-5 6.5-5s5.7 1.7 6.5 5M16 5.2a3.5 3.5 0 0 1 0 6.6M18 14.8c1.8.8 3 2.4 3.5 4.7',
  warning: 'M12 4l9 16H3zM12 10v5M12 17.5v.01',
} as const

export type IconName = keyof typeof paths

export const iconPaths: Record<IconName, string> = paths
export const iconNames: readonly string[] = Object.keys(paths)

/** For names that come from outside, such as a menu entry of the route table. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(paths, name)
}
