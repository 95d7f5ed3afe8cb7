import { buildOracle, buildOurs } from './build-case.ts'
import { cases } from './all-cases.ts'

// A program of its own: rolldown does not know the regular expressions and functions of Jest's realm for its own.
const built = await Promise.all(
  cases.map(async ({ rule, modules }) => [
    rule,
    {
      usual: await buildOurs(modules, 'usual'),
      most: await buildOurs(modules, 'most'),
      oracle: await buildOracle(modules),
    },
  ]),
)
process.stdout.write(JSON.stringify(Object.fromEntries(built)))
