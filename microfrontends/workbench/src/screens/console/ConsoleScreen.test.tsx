import { screen, within } from '@testing-library/react'
import { Problem, UserType, type CallOutput } from '@atrium/shared-utility/contract'
import { axeFaults, signedInAs } from '@atrium/shared-utility/testing'
import { drawParcel } from '../../given.tsx'

const session = signedInAs(UserType.saasAdministrator)
const scope = {
  all: false,
  categories: [
    { id: 'c1', parentId: null, name: '制造业', enterprises: 3 },
    { id: 'c2', parentId: null, name: '零售业', enterprises: 0 },
  ],
}

const counts: CallOutput<'getCareOverview'> = {
  enterprises: [
    { status: 'active', count: 2 },
    { status: 'suspended', count: 1 },
  ],
  people: { all: 10_001, suspended: 0 },
  messages: [
    { status: 'published', count: 4 },
    { status: 'withdrawn', count: 2 },
  ],
}

test('the overview counts what is in care, each figure leads to its list, and what there is none of is not shown', async () => {
  drawParcel('/console', { session, calls: { getCareOverview: () => counts, getSaasScope: () => scope } })
  const figures = within(await screen.findByRole('list', { name: '概览' })).getAllByRole('link')
  expect(figures.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3企业', '/console/enterprises'],
    ['1已停用的企业', '/console/enterprises?status=suspended'],
    ['10,000+成员', '/console/people'],
    ['4已发布的公告', '/console/messages?status=published'],
  ])
})

test('one of a kind is counted in the singular in English', async () => {
  const calls = { getCareOverview: () => ({ ...counts, people: { all: 2, suspended: 1 } }), getSaasScope: () => scope }
  drawParcel('/console', { session, calls, lang: 'en-US' })
  const figures = within(await screen.findByRole('list', { name: 'Overview' })).getAllByRole('link')
  expect(figures.map((link) => link.textContent)).toEqual([
    '3Enterprises',
    '1Suspended enterprise',
    '2Members',
    '1Suspended member',
    '4Published announcements',
  ])
})

test('categories stand below those that they are under', async () => {
  const below = { id: 'c3', parentId: 'c1', name: '汽车', enterprises: 0 }
  const categories = [...scope.categories, below]
  drawParcel('/console', {
    session,
    calls: { getCareOverview: () => counts, getSaasScope: () => ({ all: false, categories }) },
  })
  const list = await screen.findByRole('list', { name: '负责的分类' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['制造业3 家企业', '汽车0 家企业', '零售业0 家企业'])
})

test('U07: a SaaS administrator sees each category in their care and the way to its enterprises', async () => {
  drawParcel('/console', { session, calls: { getCareOverview: () => counts, getSaasScope: () => scope } })
  expect(await screen.findByText('制造业')).toBeVisible()
  expect(screen.queryByText(/权限/)).toBeNull()
  // A category without enterprises leads nowhere.
  const links = screen.getAllByRole('link', { name: /家企业/ }).map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/console/enterprises?saas_id=c1'])
})

test('without a category the page says whom to ask', async () => {
  drawParcel('/console', {
    session,
    calls: { getCareOverview: () => counts, getSaasScope: () => ({ all: false, categories: [] }) },
  })
  expect(await screen.findByText('还没有分配 SaaS 分类')).toBeVisible()
  expect(screen.getByText(/请联系平台运营人员/)).toBeVisible()
})

test('care of every category is said in one sentence', async () => {
  drawParcel('/console', {
    session,
    calls: { getCareOverview: () => counts, getSaasScope: () => ({ ...scope, all: true }) },
  })
  expect(await screen.findByText('您负责全部 SaaS 分类')).toBeVisible()
})

test('a failure offers Retry', async () => {
  const { user, calls } = drawParcel('/console', {
    session,
    calls: { getCareOverview: () => counts, getSaasScope: () => new Problem('internal') },
  })
  const retry = await screen.findByRole('button', { name: '重试' })
  calls.change({ getSaasScope: () => scope })
  await user.click(retry)
  expect(await screen.findByText('零售业')).toBeVisible()
})

test('the page is whole in English, and axe finds nothing on it', async () => {
  const english = { all: false, categories: [{ id: 'c1', parentId: null, name: 'Retail', enterprises: 1 }] }
  const { container } = drawParcel('/console', {
    session,
    lang: 'en-US',
    calls: { getCareOverview: () => counts, getSaasScope: () => english },
  })
  expect(await screen.findByText('Retail')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/[\u4e00-\u9fff]/)
  expect(await axeFaults(container)).toEqual([])
})
