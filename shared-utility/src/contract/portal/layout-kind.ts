/** Specification 2: the layout kind decides the frame around the page. */
export const layoutKinds = [
  'root',
  'index',
  'noSandbox',
  'noLogin',
  'customer',
  'mobile',
  'rem',
  'maintenance',
  'default',
] as const
export type LayoutKind = (typeof layoutKinds)[number]
