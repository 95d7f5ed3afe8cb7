import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { artifactPrefix } from '@atrium/shared-utility/contract'
import { rolldown } from 'rolldown'
import { inRepository, packageVersion } from '../repository.ts'
import type { Mode, Unit } from '../unit.ts'
import { writeUnit } from '../write-unit.ts'
import { buildPdfFrame } from '../pdf/build-frame.ts'
import { firstPageFiles } from '../shared/static-closure.ts'

/**
 * The classic scripts of every page. `core`: SystemJS and the modules that no page can do without, one file because
 * thirty small ones are slow over HTTP/1.1. `loader`: the script policy, and the import of the shell. `host` and
 * `local`, only where the server writes them: the one asks whether this is a mini program, the other lets in what a developer's
 * own machine serves. `pdf` is in no page: the document in which a PDF is drawn has it.
 */
export async function buildBootScripts(mode: Mode, inputs: string, shared: Unit): Promise<Unit> {
  const core = [systemScript(), '(function(){', await classic('keep-main.ts', mode), ...keptModules(shared), '})();']
  const scripts = {
    core: named('core', core.join('\n')),
    loader: named('loader', await classic('main.ts', mode)),
    host: named('host', await classic('host-main.ts', mode)),
    local: named('local', await classic('local-main.ts', mode)),
    pdf: named('pdf', await buildPdfFrame(mode)),
  }
  return writeUnit(
    {
      slug: 'boot',
      mode,
      version: packageVersion('importmap'),
      inputs,
      prefix: artifactPrefix({ kind: 'boot', slug: 'boot' }),
      folder: 'importmap/dist/boot',
      entries: Object.fromEntries(Object.entries(scripts).map(([name, file]) => [name, file.name])),
      imports: {},
      exports: {},
      css: [],
    },
    Object.values(scripts),
    // Large, and fetched with the first PDF.
    new Set([scripts.pdf.name]),
  )
}

// Each module sees an object of our own as `System`, so that its text needs no rewriting.
function keptModules(shared: Unit) {
  return firstPageFiles(shared).map((file) => {
    const code = readFileSync(inRepository(shared.folder, file), 'utf8').replace(/\n\/\/# sourceMappingURL=.*/, '')
    return `(function(System){${code}\n})(atriumKeep.moduleAt(${JSON.stringify(shared.prefix + file)}));`
  })
}

/** One of the loader's own scripts, as pages have it. */
export async function classic(file: string, mode: Mode) {
  const define = { 'process.env.NODE_ENV': JSON.stringify(mode) }
  const build = await rolldown({
    input: inRepository('importmap/src/loader', file),
    platform: 'browser',
    transform: { define },
  })
  const { output } = await build.generate({ format: 'iife', name: 'atriumKeep', minify: mode === 'production' })
  await build.close()
  return output[0].code
}

export function systemScript() {
  const path = createRequire(import.meta.url).resolve('systemjs/dist/system.min.js')
  return readFileSync(path, 'utf8').replace(/\n\/\/# sourceMappingURL=.*/, '')
}

function named(name: string, content: string) {
  return { name: `${name}.${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.js`, content }
}
