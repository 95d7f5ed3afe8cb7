import type { CSSProperties } from 'react'

const palette = (name: string) => `var(--atrium-palette-${name})`

const option: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '0 12px',
  borderRadius: 6,
  cursor: 'pointer',
}

/** Not among the styles of every first page: the opened palette has fetched it. */
export const styles = {
  dialog: {
    width: 'min(640px, calc(100vw - 32px))',
    maxHeight: 'min(560px, calc(100dvh - 64px))',
    margin: '32px auto auto',
    padding: 0,
    flexDirection: 'column',
    border: `1px solid ${palette('divider')}`,
    borderRadius: 8,
    background: palette('background-paper'),
    color: palette('text-primary'),
  },
  input: {
    boxSizing: 'border-box',
    width: '100%',
    padding: '14px 16px',
    border: 0,
    borderBottom: `1px solid ${palette('divider')}`,
    outlineOffset: -2,
    borderRadius: '8px 8px 0 0',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontSize: 16,
  },
  list: { maxHeight: 'min(420px, calc(100dvh - 200px))', overflowY: 'auto', padding: 8 },
  heading: { padding: '8px 12px 4px', color: palette('text-secondary'), fontSize: 13 },
  option,
  chosen: {
    ...option,
    background: `color-mix(in srgb, ${palette('primary-main')} 12%, transparent)`,
    boxShadow: `inset 3px 0 ${palette('primary-main')}`,
  },
  label: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // Of a line that is too long the name stays whole longest.
  detail: {
    flexShrink: 6,
    minWidth: 0,
    marginInlineStart: 'auto',
    color: palette('text-secondary'),
    fontSize: 13,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  note: { display: 'block', padding: '8px 20px 12px', color: palette('text-secondary'), fontSize: 13 },
} satisfies Record<string, CSSProperties>
