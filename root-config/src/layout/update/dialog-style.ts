/** The style of the dialogs about an update: a card that scrolls where a screen is too low for it. */
export const dialogStyle = {
  display: 'grid',
  gap: 16,
  width: 'min(560px, calc(100vw - 32px))',
  boxSizing: 'border-box',
  maxHeight: 'calc(100dvh - 64px)',
  overflowY: 'auto',
  padding: 24,
  border: '1px solid var(--atrium-palette-divider)',
  borderRadius: 8,
  background: 'var(--atrium-palette-background-paper)',
  color: 'var(--atrium-palette-text-primary)',
} as const
