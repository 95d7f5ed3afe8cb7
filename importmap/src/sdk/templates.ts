import { globSync, readFileSync } from 'node:fs'
import { inRepository } from '../repository.ts'
import { versionsOf } from './bundle.ts'

const folder = 'importmap/templates'

/** What the tests of any parcel name, and what its types are read with. */
const testPackages = ['@playwright/test', '@types/jest', 'jest', 'typescript']
const plainPackages = [...testPackages, '@testing-library/dom']
const reactPackages = [
  ...testPackages,
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@types/react',
  '@types/react-dom',
  '@mui/material',
  'react',
  'react-dom',
  'react-router',
]

/** A framework is the team's own, and so is its compiler: nothing of either is installed here. */
const frameworks = {
  vue: { packages: { vue: '3.5.45', '@vitejs/plugin-vue': '6.0.11' }, trustedTypes: ['vue'] },
  svelte: {
    packages: { svelte: '5.57.3', '@sveltejs/vite-plugin-svelte': '7.3.1' },
    trustedTypes: ['svelte-trusted-html'],
  },
  'web-component': { packages: {}, trustedTypes: undefined },
}

type Template = { files: Record<string, string>; packages: Record<string, string> }

/** What `atrium create --template` makes: the files of a new parcel, and what stands in its own `package.json`. */
export function templates(): Record<string, Template> {
  const plain = versionsOf(plainPackages)
  const browser = below(`${folder}/browser`)
  const own = Object.entries(frameworks).map(([name, { packages, trustedTypes }]) => {
    const files = { ...browser, ...below(`${folder}/plain`), ...below(`${folder}/${name}`) }
    const declaration: object = { ...JSON.parse(files['parcel.json'] ?? ''), trustedTypes }
    files['parcel.json'] = `${JSON.stringify(declaration, null, 2)}\n`
    return [name, { files, packages: { ...plain, ...packages } }] as const
  })
  return {
    react: { files: { ...browser, ...ourOwn(), ...below(`${folder}/react`) }, packages: versionsOf(reactPackages) },
    ...Object.fromEntries(own),
  }
}

/** The parcel that `npm run new:parcel` copies, as it stands in a repository of its own. */
function ourOwn() {
  const files = below('microfrontends/_template', '{parcel.json,src/**/*.*}')
  const outside = (text: string) => text.replaceAll('@atrium/importmap/contract-test', '@atrium/parcel/contract-test')
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, outside(text)]))
}

function below(place: string, pattern = '**/*.*') {
  const found = globSync(pattern, { cwd: inRepository(place) }).map((file) => file.replaceAll('\\', '/'))
  return Object.fromEntries<string>(
    found.toSorted().map((file) => [file, readFileSync(inRepository(place, file), 'utf8')] as const),
  )
}
