/** Lines are told apart by their dashes, too: not by their colour alone. */
const styles = [
  { color: 'primary', dash: [] },
  { color: 'success', dash: [6, 4] },
  { color: 'warning', dash: [2, 3] },
  { color: 'secondary', dash: [10, 3] },
  { color: 'error', dash: [10, 3, 2, 3] },
] as const

/** How the series at this place is drawn; what is bad has the colour for that. */
export function styleOf(index: number, isBad = false) {
  const { color, dash } = styles[index % styles.length] ?? styles[0]
  return { color: isBad ? 'error' : color, dash }
}
