/** The list beside the conversation, as high as the window leaves room for; each of the two scrolls by itself. */
export function panes(isNarrow: boolean, isAlone: boolean) {
  return {
    display: 'grid',
    gridTemplateColumns: isNarrow ? 'minmax(0, 1fr)' : 'minmax(240px, 320px) minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    height: isNarrow ? `max(320px, calc(100dvh - ${isAlone ? 150 : 220}px))` : 'max(360px, calc(100dvh - 172px))',
    overflow: 'hidden',
  }
}
