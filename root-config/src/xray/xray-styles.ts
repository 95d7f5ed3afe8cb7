import type { CSSProperties } from 'react'

const small = { fontSize: 13, lineHeight: '20px' }

export const styles = {
  // Above the page, below what asks something.
  region: {
    position: 'fixed',
    zIndex: 1200,
    insetInlineEnd: 16,
    bottom: 'calc(16px + var(--atrium-tabs, 0px))',
    width: 360,
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'min(70vh, 560px)',
    overflow: 'auto',
    padding: 16,
    border: '1px solid var(--atrium-palette-divider)',
    borderRadius: 8,
    boxShadow: '0 8px 24px rgb(0 0 0 / 20%)',
    background: 'var(--atrium-palette-background-paper)',
    color: 'var(--atrium-palette-text-primary)',
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  title: { margin: 0, fontSize: 16, fontWeight: 600 },
  subtitle: { margin: '12px 0 4px', fontSize: 14, fontWeight: 600 },
  text: { ...small, margin: '8px 0 0' },
  facts: { ...small, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px', margin: '8px 0 0' },
  term: { color: 'var(--atrium-palette-text-secondary)' },
  value: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  errors: { ...small, margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' },
  link: { ...small, display: 'inline-block', marginTop: 12, color: 'var(--atrium-palette-primary-main)' },
} as const satisfies Record<string, CSSProperties>
