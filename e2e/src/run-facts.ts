import { z } from 'zod'

const facts = z.object({
  url: z.string(),
  password: z.string(),
  outputFile: z.string(),
  /** A data folder from which further servers start, with the same password. */
  prepared: z.string(),
  sessions: z.record(z.string(), z.record(z.string(), z.string())),
})
type RunFacts = z.infer<typeof facts>

const variable = 'STORIES'

/** What the one server of this run is, handed from the set-up to the workers. */
export function keepRunFacts(run: RunFacts) {
  process.env[variable] = JSON.stringify(run)
}

export function runFacts() {
  return facts.parse(JSON.parse(process.env[variable] ?? 'null'))
}
