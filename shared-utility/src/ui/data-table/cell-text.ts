/** One line, cut where the column ends; with room around it for the focus ring of a link. */
export const cellText = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  mx: -1,
  px: 1,
  py: 1,
} as const

/** True where a part of what a cell says is not in sight. */
export function isCut(cell: HTMLElement) {
  return [...cell.querySelectorAll('*')].some(
    // What is there for screen readers alone is a pixel wide, and cut on purpose.
    (part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth && clips(part),
  )
}

function clips(part: Element) {
  return getComputedStyle(part).overflowX !== 'visible'
}
