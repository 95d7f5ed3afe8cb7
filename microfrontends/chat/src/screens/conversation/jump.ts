/** A message that the address leads to; each time it is followed is another jump. */
export type Jump = { seq: number; key: string }
