import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { Figure } from './figure.ts'
import { foundOrLater } from '../../importmap/src/shared/problem-words.ts'
import { inRepository } from './repository.ts'

/**
 * What the import map serves under a name of its own, so that it is not part of the entry; and the parser of messages,
 * which no browser is sent.
 */
const shared = [
  'zod',
  'jotai',
  'single-spa',
  '@formatjs/icu-messageformat-parser',
  /^react/,
  /\/call\/exchange\.ts$/,
  './exchange.ts',
]

/** The door `.` of shared-utility with all of ours that it needs, and the packages that are carried inside. */
export async function utility(): Promise<Figure[]> {
  const result = await build({
    root: inRepository('shared-utility'),
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    mode: 'production',
    // As the shared set is built: the texts of problems that a server finds come with its answers.
    plugins: [{ name: 'problems-of-browsers', enforce: 'pre', load: (id: string) => foundOrLater(id) }],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: inRepository('shared-utility/src/index.ts'), formats: ['es'] },
      rolldownOptions: { external: shared },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
  const code = outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
  const sizeKb = gzipSync(code, { level: 9 }).length / 1000
  return [{ name: 'shared-utility, main entry, gzip', unit: 'kB', measured: sizeKb, budget: { atMost: 30 } }]
}
