import { existsSync } from 'node:fs'
import { inRepository, parcelSlugs } from '../repository.ts'
import { developmentParcels, parcelTarget } from './target.ts'

test('a parcel that is for development only has its folder, and no other build takes it up', () => {
  const targets = developmentParcels.map((slug) => parcelTarget(slug))
  expect(targets.filter(({ folder }) => !existsSync(inRepository(folder, 'parcel.json')))).toEqual([])
  expect(parcelSlugs().filter((slug) => developmentParcels.includes(slug))).toEqual([])
  expect(targets.map(({ name }) => name)).toContain('@atrium/kit')
})
