import type { EnterprisePlace } from '@atrium/shared-utility/contract'

type MappedPlace = Pick<EnterprisePlace, 'address' | 'longitude' | 'latitude'>
type Provider = EnterprisePlace['provider']

/**
 * The page of a provider that shows the place: by its coordinates, else by its address. No key is in it. Sources: the
 * providers' documents of their addresses (AMap URI API, Baidu URI API, Google Maps URLs).
 */
export function mapLink(provider: Provider, { address, longitude, latitude }: MappedPlace) {
  if (longitude !== '') return byCoordinates[provider]({ address, longitude, latitude })
  return address === '' ? null : byAddress[provider](address)
}

const byCoordinates: Record<Provider, (place: MappedPlace) => string> = {
  gaode_map: ({ address, longitude, latitude }) =>
    withQuery('https://uri.amap.com/marker', {
      position: `${longitude},${latitude}`,
      name: address,
      coordinate: 'gaode',
    }),
  baidu_map: ({ address, longitude, latitude }) =>
    withQuery('https://api.map.baidu.com/marker', {
      location: `${latitude},${longitude}`,
      title: address,
      content: address,
      coord_type: 'gcj02',
      output: 'html',
      src: 'atrium',
    }),
  google_map: ({ longitude, latitude }) =>
    withQuery('https://www.google.com/maps/search/', { api: '1', query: `${latitude},${longitude}` }),
}

const byAddress: Record<Provider, (address: string) => string> = {
  gaode_map: (address) => withQuery('https://uri.amap.com/search', { keyword: address }),
  baidu_map: (address) => withQuery('https://api.map.baidu.com/geocoder', { address, output: 'html', src: 'atrium' }),
  google_map: (address) => withQuery('https://www.google.com/maps/search/', { api: '1', query: address }),
}

function withQuery(url: string, query: Record<string, string>) {
  return `${url}?${new URLSearchParams(query).toString()}`
}
