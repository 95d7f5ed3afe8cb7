import { beforeEach, expect, test } from '@jest/globals'
import { portalHistory } from './vue-router.ts'

/** As much of a window as the portal projects: its address, its entries, and the listeners to moves. */
function fakeWindow(first: string) {
  const heard = new Set<() => void>()
  const entries: { url: string; state: unknown }[] = [{ url: first, state: { atriumIndex: 3 } }]
  let at = 0
  const write = (skip: number) => (state: unknown, _title: string, url: string) => {
    entries.splice((at += skip), entries.length, { url, state })
  }
  const history = {
    get state() {
      return entries[at]?.state
    },
    pushState: write(1),
    replaceState: write(0),
    go(delta: number) {
      at += delta
      for (const listener of heard) listener()
    },
  }
  const location = {
    get pathname() {
      return new URL(entries[at]?.url ?? '/', 'http://a').pathname
    },
    get search() {
      return new URL(entries[at]?.url ?? '/', 'http://a').search
    },
    hash: '',
  }
  const view = {
    history,
    location,
    addEventListener: (_type: string, listener: () => void) => heard.add(listener),
    removeEventListener: (_type: string, listener: () => void) => heard.delete(listener),
  }
  // A history asks for no more of a window than this.
  const routerWindow = () => view as unknown as Window
  return { entries, heard, history, portal: { routerWindow } }
}

let view: ReturnType<typeof fakeWindow>
beforeEach(() => void (view = fakeWindow('/space-a1/stock?page=2')))

test('Vue Router reads and writes addresses below the parcel’s own path, in the enterprise that is open (R14)', () => {
  const history = portalHistory({ portal: view.portal, basePath: '/space-a1' }, '/stock')
  expect([history.base, history.location]).toEqual(['/space-a1/stock', '/?page=2'])
  history.push('/item/7', { from: 'list' })
  history.replace('/')
  expect(view.entries.map(({ url }) => url)).toEqual(['/space-a1/stock?page=2', '/space-a1/stock'])
  expect(['/', '/?a=1', '/item/7'].map(history.createHref)).toEqual([
    '/space-a1/stock',
    '/space-a1/stock?a=1',
    '/space-a1/stock/item/7',
  ])
})

test('back and forward are told with their direction, and one that undoes a refused move is not (R14)', () => {
  const history = portalHistory({ portal: view.portal, basePath: '/space-a1' }, '/stock')
  const told: unknown[] = []
  const stop = history.listen((to, from, { direction, delta }) => told.push([to, from, direction, delta]))
  // The router does the same with its first page.
  history.replace('/?page=2')
  history.push('/item/7')
  history.push('/item/8')
  history.go(-2)
  history.go(1)
  history.go(1, false)
  expect(told).toEqual([
    ['/?page=2', '/item/8', 'back', -2],
    ['/item/7', '/?page=2', 'forward', 1],
  ])
  expect(history.location).toBe('/item/8')
  stop()
  expect(view.heard.size).toBe(0)
})

test('a move that the portal refuses is told without a direction: the router goes back to where the address is (R14)', () => {
  const history = portalHistory({ portal: view.portal, basePath: '/space-a1' }, '/stock')
  const told: unknown[] = []
  history.listen((to, _from, { direction }) => told.push([to, direction]))
  view.history.go(0)
  expect(told).toEqual([['/?page=2', '']])
})
