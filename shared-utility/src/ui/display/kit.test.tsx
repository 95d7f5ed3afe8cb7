import { screen } from '@testing-library/react'
import { axeFaults, renderScreen } from '../../testing/index.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Icon } from './Icon.tsx'
import { iconNames, isIconName } from './icon-paths.ts'
import { PageHeader } from './PageHeader.tsx'
import { CardSkeleton, ListSkeleton } from './skeletons.tsx'
import { StatusChip } from './StatusChip.tsx'
import { uiMessages } from '../words/ui-messages.ts'

test('the kit speaks both languages with the same words', () => {
  expect(Object.keys(uiMessages['en-US'])).toEqual(Object.keys(uiMessages['zh-CN']))
})

test('the title of a page is its heading, takes the focus, and its count is told', () => {
  renderScreen(<PageHeader title="企业" count={1234} />)
  const heading = screen.getByRole('heading', { level: 1, name: '企业' })
  heading.focus()
  expect(heading).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('共 1,234')
})

test('a capped count is shown as it is given', () => {
  renderScreen(<PageHeader title="Users" count="10 000+" />, { lang: 'en-US' })
  expect(screen.getByRole('status')).toHaveTextContent('10 000+ total')
})

test('a skeleton tells screen readers that something is loading', () => {
  renderScreen(<ListSkeleton />, { lang: 'en-US' })
  expect(screen.getByRole('status', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true')
})

test.each(iconNames.filter(isIconName))('the icon %s draws a valid path', (name) => {
  const { container } = renderScreen(<Icon name={name} />)
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M[\d\sMmLlHhVvCcSsAaZz.,-]+$/)
})

test('an icon with a label is an image with a name, and without one it is decoration', () => {
  renderScreen(
    <>
      <Icon name="lock" label="锁定" />
      <Icon name="home" />
    </>,
  )
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.getByRole('img', { name: '锁定' })).toBeInTheDocument()
})

test('the way up stays in the enterprise, but for pages of the platform', () => {
  const platform = { label: 'Enterprises', href: '/sysop/enterprise', staysInSpace: false }
  renderScreen(<Breadcrumbs trail={[platform, { label: 'Members', href: '/enterprise/members' }]} />, {
    path: '/space-e1/enterprise/members/import',
  })
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/sysop/enterprise', '/space-e1/enterprise/members'])
})

test('axe finds nothing wrong with the kit', async () => {
  const { container } = renderScreen(
    <main>
      <PageHeader
        title="企业"
        count={3}
        description="说明"
        trail={[{ label: '企业', href: '/sysop/enterprise' }]}
        actions={<button>新建</button>}
      />
      <EmptyState title="没有企业" description="新建一个" action={<button>新建企业</button>} />
      <StatusChip tone="success" label="正常" />
      <ListSkeleton />
      <CardSkeleton />
    </main>,
  )
  expect(await axeFaults(container)).toEqual([])
})
