/** One line of the table. */
export type Figure = {
  name: string
  unit: string
  measured: number
  /** What was measured beside it in the same run, when the budget is a ratio. */
  reference?: { name: string; measured: number }
  /** None: told for its own sake, and never compared with a budget. */
  budget?: Budget
}

/** `atMost` and `atLeast` are in the figure's unit, or, when there is a reference, times the reference. */
type Budget = { atMost: number } | { atLeast: number }

/** `smoke`: as little as it takes to see that a bench still runs; what it measures then means nothing. */
export type Size = 'whole' | 'smoke'

/** A bench is a file of its own. It cleans up after itself, also when it fails. Null: this machine cannot tell. */
export type Bench = (size: Size) => Promise<Figure[] | null>

/** Throws where nothing was measured, or no number. */
export function checkMeasured(figures: readonly Figure[]) {
  if (figures.length === 0) throw new Error('it gives no figures')
  for (const { name, measured, reference } of figures)
    if (!Number.isFinite(measured) || !Number.isFinite(reference?.measured ?? 0))
      throw new Error(`"${name}" is ${measured}${reference ? `, beside it ${reference.measured}` : ''}: no figure`)
}

export function ratioOf({ measured, reference }: Figure) {
  return reference === undefined ? null : measured / reference.measured
}

/** Null when there is no budget to hold. */
export function isHeld(figure: Figure) {
  const value = ratioOf(figure) ?? figure.measured
  if (figure.budget === undefined) return null
  return 'atMost' in figure.budget ? value <= figure.budget.atMost : value >= figure.budget.atLeast
}
