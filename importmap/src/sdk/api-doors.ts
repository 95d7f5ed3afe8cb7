import { playwrightDoors } from './playwright-package.ts'
import { adapters, contractTest } from './tool-package.ts'
import { utilityDoors } from './utility-package.ts'

/** Named calls and their schemas are described by docs/calls.md and the OpenAPI document. */
const ofContract = /^\.\/contract/

/** Every door that teams have, with the source behind it and the name of its report in docs/api. */
export function apiDoors() {
  return [
    ...utilityDoors().map(({ door, name, file }) => ({
      name: `@atrium/shared-utility${door.slice(1)}`,
      report: name.replaceAll('/', '-'),
      file,
      onlyNames: ofContract.test(door),
    })),
    ...playwrightDoors.map(({ door, name, file }) => ({
      name: `@atrium/playwright${door.slice(1)}`,
      report: `playwright-${name}`,
      file,
      onlyNames: false,
    })),
    ...[...adapters, { name: 'contract-test', file: `${contractTest}index.ts` }].map(({ name, file }) => ({
      name: `@atrium/parcel/${name}`,
      report: `parcel-${name}`,
      file,
      onlyNames: false,
    })),
  ]
}
