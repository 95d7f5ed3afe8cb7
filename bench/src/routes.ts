import type { RouteEntry } from '@atrium/shared-utility/contract'
import { compileRoutes, matchRoute } from '@atrium/shared-utility/model'
import type { Figure } from './figure.ts'
import { percentile } from './statistics.ts'

const tableSize = 1000
const rounds = 200

/** One match in a table of a thousand routes, and the preparing of that table, which happens once a page. */
export async function routes(): Promise<Figure[]> {
  const table = Array.from({ length: tableSize }, (_, number) => routeOf(number))
  const prepareMs = sample(20, () => compileRoutes(table))
  const compiled = compileRoutes(table)
  const paths = table.map((_, number) => pathOf(number))
  const matchMs = paths.flatMap((path) => sample(rounds / 20, () => matchRoute(compiled, path)))
  return [
    {
      name: 'matching a path among 1 000 routes, p99',
      unit: 'ms',
      measured: percentile(matchMs, 99),
      budget: { atMost: 0.2 },
    },
    { name: 'preparing a table of 1 000 routes, median', unit: 'ms', measured: percentile(prepareMs, 50) },
  ]
}

function sample(times: number, work: () => unknown) {
  return Array.from({ length: times }, () => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  })
}

// Fixed, named and open routes at several depths, as parcels and enterprises declare them.
function routeOf(number: number): RouteEntry {
  const path = [`/app${number % 50}/list${number}`, `/app${number % 50}/:id/part${number}`, `/open${number}`][
    number % 3
  ]
  const isOpen = number % 3 === 2
  return { path: path ?? '/', kind: 'default', app: '@atrium/x', title: 'x', open: isOpen, public: false }
}

function pathOf(number: number) {
  const rest = [`app${number % 50}/list${number}`, `app${number % 50}/7f3a/part${number}`, `open${number}/a/b/c/d`][
    number % 3
  ]
  return `/space-demo1/${rest}`
}
