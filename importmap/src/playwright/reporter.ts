import path from 'node:path'
import type { Reporter, TestCase } from '@playwright/test/reporter'
import { parcelAnnotation } from './open-parcel.ts'

/** Beside any other reporter: names, for every test that failed, the parcels that it was about and their versions. */
class ParcelReporter implements Reporter {
  #failed = new Set<TestCase>()

  printsToStdio() {
    return false
  }

  onTestEnd(test: TestCase) {
    if (test.ok()) this.#failed.delete(test)
    else this.#failed.add(test)
  }

  onEnd() {
    const lines = [...this.#failed].flatMap((test) => namedIn(test).map((parcel) => `  ${parcel}  ${placeOf(test)}`))
    if (lines.length > 0) console.log(['\nParcels of what failed:', ...lines].join('\n'))
  }
}

export default ParcelReporter // eslint-disable-line import/no-default-export -- Playwright takes reporters from there.

function namedIn({ annotations, results }: TestCase) {
  const all = [...annotations, ...results.flatMap((result) => result.annotations)]
  const parcels = all.filter(({ type }) => type === parcelAnnotation).map(({ description = '' }) => description)
  return new Set(parcels).size > 0 ? [...new Set(parcels)] : ['no parcel']
}

function placeOf({ location, title }: TestCase) {
  return `${path.basename(location.file)}:${location.line}  ${title}`
}
