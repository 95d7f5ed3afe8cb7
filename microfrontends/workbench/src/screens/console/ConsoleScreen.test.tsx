import { screen } from '@testing-library/react'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, signedInAs } from '@atrium/shared-utility/testing'
import { drawParcel } from '../../given.tsx'

const session = signedInAs(UserType.saasAdministrator)
const scope = {
  all: false,
  categories: [
    { id: 'c1', name: '制造业', enterprises: 3 },
    { id: 'c2', name: '零售业', enterprises: 0 },
  ],
}

test('U07: a SaaS administrator sees each category in their care and the way to its enterprises', async () => {
  drawParcel('/console', { session, calls: { getSaasScope: () => scope } })
  expect(await screen.findByText('制造业')).toBeVisible()
  expect(screen.queryByText(/权限/)).toBeNull()
  // A category without enterprises leads nowhere.
  const links = screen.getAllByRole('link', { name: /家企业/ }).map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/console/enterprises?saas_id=c1'])
})

test('without a category the page says whom to ask', async () => {
  drawParcel('/console', { session, calls: { getSaasScope: () => ({ all: false, categories: [] }) } })
  expect(await screen.findByText('还没有分配 SaaS 分类')).toBeVisible()
  expect(screen.getByText(/请联系平台运营人员/)).toBeVisible()
})

test('care of every category is said in one sentence', async () => {
  drawParcel('/console', { session, calls: { getSaasScope: () => ({ ...scope, all: true }) } })
  expect(await screen.findByText('您负责全部 SaaS 分类')).toBeVisible()
})

test('a failure offers Retry', async () => {
  const { user, calls } = drawParcel('/console', { session, calls: { getSaasScope: () => new Problem('internal') } })
  const retry = await screen.findByRole('button', { name: '重试' })
  calls.change({ getSaasScope: () => scope })
  await user.click(retry)
  expect(await screen.findByText('零售业')).toBeVisible()
})

test('the page is whole in English, and axe finds nothing on it', async () => {
  const english = { all: false, categories: [{ id: 'c1', name: 'Retail', enterprises: 1 }] }
  const { container } = drawParcel('/console', { session, lang: 'en-US', calls: { getSaasScope: () => english } })
  expect(await screen.findByText('Retail')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/)
  expect(await axeFaults(container)).toEqual([])
})
