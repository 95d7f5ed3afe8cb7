import { expect, test } from '@jest/globals'
import { mapProviders } from '@atrium/shared-utility/contract'
import { mapLink } from './map-link.ts'

const place = { address: 'A&B "路" 1', longitude: '116.4826', latitude: '39.99' }

test('each provider gets the coordinates in its own order, and the address as text', () => {
  const links = mapProviders.map((provider) => new URL(mapLink(provider, place) ?? ''))
  expect(links.map(({ hostname }) => hostname)).toEqual(['uri.amap.com', 'api.map.baidu.com', 'www.google.com'])
  const [gaode, baidu, google] = links.map(({ searchParams }) => Object.fromEntries(searchParams))
  expect(gaode).toMatchObject({ position: '116.4826,39.99', name: place.address, coordinate: 'gaode' })
  expect(baidu).toMatchObject({ location: '39.99,116.4826', title: place.address, coord_type: 'gcj02' })
  expect(google).toMatchObject({ query: '39.99,116.4826' })
})

test('without coordinates each provider is asked for the address, and without it there is no link', () => {
  for (const provider of mapProviders) {
    const link = new URL(mapLink(provider, { ...place, longitude: '', latitude: '' }) ?? '')
    expect([...link.searchParams.values()]).toContain(place.address)
    expect(mapLink(provider, { address: '', longitude: '', latitude: '' })).toBeNull()
  }
})
