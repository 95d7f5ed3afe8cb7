import { createRequire } from 'node:module'
import path from 'node:path'
import { transformSync } from '@swc/core'

/** Jest's transform of what teams write in files of their framework: by its own compiler, from the team's packages. */
export default {
  process(source, file, { config: { rootDir } }) {
    const team = createRequire(path.join(rootDir, 'package.json'))
    const script = file.endsWith('.vue') ? vue(source, file, team) : svelte(source, file, team)
    return transformSync(script, {
      filename: file,
      swcrc: false,
      sourceMaps: 'inline',
      jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
      module: { type: 'commonjs' },
    })
  },
}

function vue(source, filename, team) {
  const { parse, compileScript, compileTemplate } = team('vue/compiler-sfc')
  const { descriptor, errors } = parse(source, { filename })
  if (errors.length > 0) throw errors[0]
  const id = 'test'
  if (descriptor.scriptSetup) return compileScript(descriptor, { id, inlineTemplate: true }).content
  const script = descriptor.script ? compileScript(descriptor, { id }).content : 'export default {}'
  const { code } = compileTemplate({ source: descriptor.template?.content ?? '', filename, id })
  return `${script.replace('export default', 'const component =')}\n${code}\nexport default { ...component, render }`
}

function svelte(source, filename, team) {
  const { compile, compileModule } = team('svelte/compiler')
  if (!filename.endsWith('.svelte')) return compileModule(source, { filename, generate: 'client' }).js.code
  return compile(source, { filename, generate: 'client', css: 'external' }).js.code
}
