import type { Mutant } from './mutant.ts'

export type Layer = 'nearest' | 'area' | 'pages' | 'story'

/** The arguments of Jest in the first three layers, the cheapest first. */
export const layersOfJest: readonly { layer: Layer; argumentsFor: (mutant: Mutant) => string[] }[] = [
  { layer: 'nearest', argumentsFor: ({ nearest }) => theseTests(nearest) },
  { layer: 'area', argumentsFor: ({ file }) => ['--selectProjects', ...areaOf(file).projects, ...below(areaOf(file))] },
  { layer: 'pages', argumentsFor: ({ file }) => ['--selectProjects', 'page', '--findRelatedTests', file] },
]

/** These files, in the projects that they belong to. */
export function theseTests(files: readonly string[]) {
  return ['--selectProjects', ...new Set(files.map(projectOf)), '--runTestsByPath', ...files]
}

/** The project of a file, as jest.config.mjs has it. */
function projectOf(file: string) {
  if (file.startsWith('server/')) return 'server'
  const isOfNode = /^(importmap|bench|fake-providers|shared-utility\/src\/(contract|model))\//.test(file)
  return isOfNode ? 'node' : 'page'
}

type Area = { folder: string; projects: string[] }

/** An area of the server, which the contract has by the same name; of all others the workspace. */
function areaOf(file: string): Area {
  const [, ofServer] = /^(?:server|shared-utility)\/src\/(?:contract\/)?(\w+)\//.exec(file) ?? []
  const isOfServer = /^(server\/src|shared-utility\/src\/contract)\//.test(file)
  if (isOfServer && ofServer !== undefined) return { folder: `server/src/${ofServer}`, projects: ['server'] }
  const [folder = ''] = /^(microfrontends\/[^/]+|[^/]+)/.exec(file) ?? []
  if (folder === 'importmap') return { folder, projects: ['node'] }
  return { folder, projects: folder === 'shared-utility' ? ['page', 'node'] : ['page'] }
}

function below({ folder }: Area) {
  return [`--testPathPatterns=/${folder}/`]
}
