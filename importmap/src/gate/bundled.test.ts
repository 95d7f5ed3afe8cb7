import { expect, test } from '@jest/globals'
import { rolldown } from 'rolldown'
import { inRepository } from '../repository.ts'
import { toSystem } from '../system/to-system.ts'
import { bundledFindings } from './bundled.ts'

/** A little use of each, since a bundler leaves out what is not used. */
const real: [name: string, code: string][] = [
  ['react', "import { useState, Component } from 'react'\nexport const mount = [useState, Component]"],
  ['react-dom', "import { createPortal } from 'react-dom'\nexport const mount = createPortal"],
  ['react-dom', "import { createRoot } from 'react-dom/client'\nexport const mount = createRoot"],
  ['react-router', "import { Link } from 'react-router'\nexport const mount = Link"],
  ['react-router', "import { useNavigate } from 'react-router'\nexport const mount = useNavigate"],
  ['@mui/material', "import Button from '@mui/material/Button'\nexport const mount = Button"],
  ['@mui/material', "import { createTheme } from '@mui/material/styles'\nexport const mount = createTheme"],
  ['@emotion/react', "import { jsx } from '@emotion/react'\nexport const mount = jsx"],
  ['@emotion/cache', "import cache from '@emotion/cache'\nexport const mount = cache"],
  ['@emotion/styled', "import styled from '@emotion/styled'\nexport const mount = styled.div({})"],
  ['jotai', "import { createStore } from 'jotai'\nexport const mount = createStore()"],
  ['zod', "import { z } from 'zod'\nexport const mount = z.object({ a: z.string() })"],
  ['single-spa', "import { registerApplication } from 'single-spa'\nexport const mount = registerApplication"],
  ['single-spa-react', "import react from 'single-spa-react'\nexport const mount = react"],
]

test.each(real)(
  'a build that bundles %s is known by it, and using the shared one is no copy: %s',
  async (name, code) => {
    const refused = { code: 'sharedBundled', level: 'refused', values: { file: 'main.js', name } }
    expect(bundledFindings('main.js', await build(code, name))).toContainEqual(refused)
    expect(bundledFindings('main.js', await build(code, null))).toEqual([])
  },
)

/** Builds as a careless build does: one package inside, all others left to the portal. */
async function build(code: string, inside: string | null) {
  const entry = inRepository('shared-utility/src/probe.js')
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' } },
    external: (id) => packages.some((name) => name !== inside && (id === name || id.startsWith(`${name}/`))),
    plugins: [probe(entry, code), toSystem('production')],
    onLog: () => undefined,
  })
  const { output } = await bundle.generate({ format: 'esm', minify: false })
  await bundle.close()
  return output[0].code
}

function probe(entry: string, code: string) {
  return {
    name: 'probe',
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? code : null),
  }
}

const packages = [...new Set(real.map(([name]) => name))]
