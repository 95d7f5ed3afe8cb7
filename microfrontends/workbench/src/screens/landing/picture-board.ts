/** What the picture of the landing page shows. */
export const pictureBoard = [
  { state: 'open', tone: 'warning', cards: ['printer', 'projector'] },
  { state: 'doing', tone: 'info', cards: ['air'] },
  { state: 'done', tone: 'success', cards: ['door', 'lamp'] },
] as const
