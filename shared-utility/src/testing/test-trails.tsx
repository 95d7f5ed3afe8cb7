import { screen, within } from '@testing-library/react'
import type { RouteObject } from 'react-router'
import { Problem } from '../contract/index.ts'
import type { Messages } from '../page/i18n/intl.ts'
import type { CallFakes } from './answers.ts'
import { renderScreen } from './render-screen.tsx'

type Trails = {
  /** The parcel's `parcel.json`. */
  declaration: { routes: readonly { path: string; menu?: unknown; under?: string }[] }
  routes: RouteObject[]
  messages?: Messages
  /** The calls of the pages, each of which is refused. */
  calls: readonly (keyof CallFakes)[]
  /** More addresses than the declared ones. */
  more?: readonly string[]
  /** What stands for the parameters of an address; anything else is 1. */
  params?: Readonly<Record<string, string>>
}

/** Tests that each page below another says where it stands, first an entry of the navigation, also when nothing can be read. */
export function testTrails({ declaration, routes, messages, calls, more = [], params = {} }: Trails) {
  const below = declaration.routes.filter(({ path, under }) => path.includes(':') || under !== undefined)
  const entries = declaration.routes.flatMap(({ path, menu }) => (menu === undefined ? [] : [path]))
  const refused = Object.fromEntries(calls.map((name) => [name, () => new Problem('internal')]))

  test.each([...below.map(({ path }) => path), ...more])(
    'U02: %s says where it stands, also when nothing can be read',
    async (path) => {
      const address = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '1')
      renderScreen(routes, { path: address, calls: refused, ...(messages && { messages }) })
      const trail = within(await screen.findByRole('navigation', { name: '所在位置' }))
      expect(entries).toContain(trail.getAllByRole('link')[0]?.getAttribute('href'))
    },
  )
}
