import { screen, waitFor } from '@testing-library/react'
import { type EnterprisePlace, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, signedInAs } from '@atrium/shared-utility/testing'
import { drawParcel } from '../../given.tsx'

const path = '/space-acme1/homepage'
const administrator = signedInAs(UserType.administrator, { curEntId: 'acme1' })
const nowhere: EnterprisePlace = {
  address: '',
  longitude: '',
  latitude: '',
  version: 0,
  provider: 'gaode_map',
  link: null,
}
const somewhere: EnterprisePlace = {
  ...nowhere,
  address: '北京市朝阳区阜通东大街6号',
  longitude: '116.4826',
  latitude: '39.99',
  version: 1,
  link: 'https://uri.amap.com/marker?position=116.4826%2C39.99',
}

test('a member reads where the enterprise is, and opens the map of the provider in a tab of its own', async () => {
  const { container } = drawParcel(path, { calls: { getEnterprisePlace: () => somewhere } })
  expect(await screen.findByText(somewhere.address)).toBeVisible()
  expect(screen.getByText('经度 116.4826，纬度 39.99')).toBeVisible()
  const map = screen.getByRole('link', { name: /高德地图/ })
  expect(map).toHaveAttribute('href', somewhere.link)
  expect(map).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.queryByRole('button', { name: '编辑位置' })).toBeNull()
  expect(await axeFaults(container)).toEqual([])
})

test('a member sees nothing of a place that is not given', async () => {
  drawParcel(path)
  await screen.findByRole('heading', { level: 1, name: '示例企业' })
  expect(screen.queryByText('企业位置')).toBeNull()
})

test('an administrator says where the enterprise is, and is told at the field what is missing', async () => {
  let answer: Record<string, never> | Problem = new Problem(
    'placeIncomplete',
    {},
    { fields: [{ field: 'latitude', msg: '需要同时填写' }] },
  )
  const { user, calls } = drawParcel(path, {
    session: administrator,
    calls: { updateEnterprisePlace: () => answer, getEnterprisePlace: () => nowhere },
  })
  await user.click(await screen.findByRole('button', { name: '填写位置' }))
  await user.type(await screen.findByLabelText(/地址/), '上海市')
  await user.type(screen.getByLabelText(/经度/), '121.47')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(/需要同时填写/)).toBeVisible()
  answer = {}
  await user.type(screen.getByLabelText(/纬度/), '31.23')
  await user.click(screen.getByRole('button', { name: '保存' }))
  const sent = { address: '上海市', longitude: '121.47', latitude: '31.23', version: 0, onceKey: expect.any(String) }
  await waitFor(() => expect(calls.asked('updateEnterprisePlace').at(-1)).toEqual(sent))
})

test('the card is whole in English, and a failure offers Retry', async () => {
  const { unmount } = drawParcel(path, {
    lang: 'en-US',
    calls: { getEnterprisePlace: () => ({ ...somewhere, provider: 'google_map', address: '' }) },
  })
  expect(await screen.findByRole('link', { name: /Google Maps/ })).toBeVisible()
  expect(screen.getByText('Longitude 116.4826, latitude 39.99')).toBeVisible()
  unmount()
  drawParcel(path, { calls: { getEnterprisePlace: () => new Problem('internal') } })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})
