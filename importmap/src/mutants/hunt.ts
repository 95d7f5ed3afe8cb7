import { layersOfJest, theseTests, type Layer } from './layers.ts'
import type { Mutant } from './mutant.ts'
import { playStory } from './play-story.ts'
import { runWith, runWithout, type Verdict } from './run-tests.ts'

export type Outcome = { mutant: Mutant; caughtBy: Layer | null; test: string; seconds: number }

/** Tests of a mutant, layer by layer, until one of them fails by it. */
export async function hunt(mutant: Mutant, { isNearestOnly }: { isNearestOnly: boolean }): Promise<Outcome> {
  const startedAt = performance.now()
  const { caughtBy, test } = await firstCatch(mutant, isNearestOnly)
  return { mutant, caughtBy, test, seconds: Math.round((performance.now() - startedAt) / 1000) }
}

async function firstCatch(mutant: Mutant, isNearestOnly: boolean) {
  let said = ''
  for (const { layer, run } of layersOf(mutant)) {
    if (isNearestOnly && layer !== 'nearest') break
    const verdict = await run()
    if (!verdict.isRed) {
      if (!verdict.isLoaded) said = `the ${layer} tests never load it`
      continue
    }
    const doubt = await doubtOf(verdict, layer, mutant)
    if (doubt === null) return { caughtBy: layer, test: verdict.test }
    said = `${doubt}: ${verdict.test}`
  }
  return { caughtBy: null, test: said }
}

function layersOf(mutant: Mutant): { layer: Layer; run: () => Promise<Verdict> }[] {
  const ofJest = layersOfJest.map(({ layer, argumentsFor }) => ({
    layer,
    run: () => runWith(mutant, layer, argumentsFor(mutant)),
  }))
  const { story } = mutant
  return story === undefined ? ofJest : [...ofJest, { layer: 'story', run: () => playStory(mutant, story) }]
}

/** Why a red test has found nothing: it never met the mutant, or is red without it. The nearest were green before. */
async function doubtOf({ test, isLoaded }: Verdict, layer: Layer, { story = '' }: Mutant) {
  if (!isLoaded) return 'red, and the mutant was never loaded'
  if (layer === 'nearest') return null
  const isRed = layer === 'story' ? (await playStory(null, story)).isRed : !(await isGreen(test.split(': ')[0] ?? ''))
  return isRed ? 'red without the mutant, too' : null
}

const known = new Map<string, Promise<boolean>>()

function isGreen(file: string) {
  const isKnown = known.get(file)
  if (isKnown !== undefined) return isKnown
  const name = `mutant-none-${file.replaceAll(/\W/g, '-')}`
  const green = runWithout({ name, args: theseTests([file]) }).then(({ isRed }) => !isRed)
  known.set(file, green)
  return green
}
