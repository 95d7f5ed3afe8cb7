/** Each step answers what is wrong with it; `look` reads all that none of them may change. */
export type Round<Step> = { take: (step: Step) => Promise<readonly string[]>; look: () => Promise<unknown> }
type Repetition<Step> = Round<Step> & { close: () => Promise<unknown> }

/**
 * What is wrong with these steps. A look costs more than a step, so there is one at the end; only where something has
 * changed all of it is done again in another world, with a look after each step that says which one it was.
 */
export async function lookOnce<Step extends string>(
  steps: readonly Step[],
  round: Round<Step>,
  again: () => Promise<Repetition<Step>>,
) {
  const before = JSON.stringify(await round.look())
  const misfits: string[] = []
  for (const step of steps) misfits.push(...(await round.take(step)))
  const isSame = JSON.stringify(await round.look()) === before
  return isSame ? misfits : [...misfits, ...(await search(steps, await again()))]
}

async function search<Step extends string>(steps: readonly Step[], { take, look, close }: Repetition<Step>) {
  const found: string[] = []
  let before = JSON.stringify(await look())
  for (const step of steps) {
    await take(step)
    const after = JSON.stringify(await look())
    if (after !== before) found.push(`${step}: changed something`)
    before = after
  }
  await close()
  return found.length === 0 ? ['something changed, but not by the same steps once more'] : found
}
