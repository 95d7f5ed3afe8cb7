import type { ImportGraph } from './import-graph.ts'

/** The areas of the server, the lowest first, and what belongs into each. The contract has the same. */
const serverAreas = {
  foundation: 'what knows no noun',
  identity: 'who somebody is, and every way in',
  organisation: 'departments, the people in them, and the directory',
  enterprise: 'tenants, the people in them, roles, navigation, applications',
  conversation: 'what members of an enterprise write to each other',
  application: 'applications that enterprises build, and what is kept in them',
  operation: 'what the operators of the platform see and do',
  portal: 'pages, files and words for the browser',
  delivery: 'parcels of teams on their way into the portal',
  composition: 'what puts all of it together',
} as const

type Area = keyof typeof serverAreas

/** Imports from an area of one above it, each told as one sentence. */
export function arrowsUp(graph: ImportGraph): string[] {
  return [...graph].flatMap(([file, imports]) =>
    [...imports].flatMap((imported) => {
      const [from, to] = [areaOf(file), areaOf(imported)]
      if (from === null || to === null || rankOf(to) <= rankOf(from)) return []
      return [
        `${file} imports ${imported}, but ${from} (${serverAreas[from]}) stands below ${to} (${serverAreas[to]}). ` +
          `Move what is needed down into ${from}, or what needs it up into ${to}.`,
      ]
    }),
  )
}

/** Files beside the areas whose place cannot be told. */
export function homeless(graph: ImportGraph): string[] {
  return [...graph.keys()].filter((file) => areaOf(file) === null && file !== 'server/src/main.ts')
}

function areaOf(file: string): Area | null {
  const name = /^(?:server\/src|shared-utility\/src\/contract)\/(\w+)\//.exec(file)?.[1]
  return ranked.find((area) => area === name) ?? null
}

function rankOf(area: Area) {
  return ranked.indexOf(area)
}

const ranked: readonly Area[] = [
  'foundation',
  'identity',
  'organisation',
  'enterprise',
  'conversation',
  'application',
  'operation',
  'portal',
  'delivery',
  'composition',
]
