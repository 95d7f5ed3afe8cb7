/** Asks the person to confirm who they are; true when the server has accepted it. */
type StepUpAsker = () => Promise<boolean>

const askers: StepUpAsker[] = []
let asking: Promise<boolean> | null = null

/** Whoever draws the question says so here; the last one drawn asks. Returns the removal. */
export function addStepUpAsker(asker: StepUpAsker) {
  askers.push(asker)
  return () => {
    askers.splice(askers.lastIndexOf(asker), 1)
  }
}

/** One question however many calls wait for its answer; false when nobody can be asked. */
export function askStepUp(): Promise<boolean> {
  const asker = askers.at(-1)
  if (!asker) return Promise.resolve(false)
  asking ??= asker().finally(() => {
    asking = null
  })
  return asking
}
