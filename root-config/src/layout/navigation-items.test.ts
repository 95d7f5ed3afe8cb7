import { grouped, type NavigationItem } from './navigation-items.ts'

const item = (key: string, group?: string): NavigationItem => ({
  key,
  label: key,
  icon: 'apps',
  url: `/${key}`,
  isOutside: false,
  ...(group !== undefined && { group }),
})

test('entries of a group stand together where its first one stands, and that one carries the heading', () => {
  const drawn = grouped([
    item('home'),
    item('security', 'Access'),
    item('audit', 'Records'),
    item('networks', 'Access'),
  ])
  expect(drawn.map(({ key, heading }) => [key, heading])).toEqual([
    ['home', undefined],
    ['security', 'Access'],
    ['networks', undefined],
    ['audit', 'Records'],
  ])
})
