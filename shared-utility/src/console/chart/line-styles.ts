/** Lines are told apart by their dashes, too: not by their colour alone. */
export const lineStyles = [
  { color: 'primary', dash: [] },
  { color: 'error', dash: [6, 4] },
  { color: 'warning', dash: [2, 3] },
  { color: 'success', dash: [10, 3] },
  { color: 'info', dash: [10, 3, 2, 3] },
] as const
