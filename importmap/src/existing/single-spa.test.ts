import { expect, test } from '@jest/globals'
import { inPortal } from './single-spa.ts'

/** Keeps all as single-spa-vue 3 does: a mounted parcel stays in its list, by its name, also when it has gone. */
function keepsAll() {
  const mounted: Record<string, object> = {}
  return {
    mounted,
    bootstrap: async () => null,
    mount: async ({ name }: { name: string }) => void (mounted[name] = { drawn: name }),
    unmount: async ({ name }: { name: string }) => void Object.assign(mounted[name] ?? {}, { drawn: null }),
  }
}

test('each mount has life cycles of its own, so that a helper which keeps what it mounted keeps it no longer than that (R14)', async () => {
  const made: ReturnType<typeof keepsAll>[] = []
  const parcel = inPortal(() => {
    const one = keepsAll()
    made.push(one)
    return one
  })
  const ready: string[] = []
  const propsOf = (name: string) => ({ name, portal: { onReady: () => ready.push(name) } })
  await parcel.bootstrap()
  await parcel.mount(propsOf('a#1'))
  // The next one is mounted before the first has gone, as when a person moves on.
  await parcel.mount(propsOf('a#2'))
  await parcel.unmount(propsOf('a#1'))
  expect(made.map(({ mounted }) => mounted)).toEqual([{ 'a#1': { drawn: null } }, { 'a#2': { drawn: 'a#2' } }])
  expect(ready).toEqual(['a#1', 'a#2'])
})

test('the several steps of a life cycle are done in their order, and what throws is told to the portal (R14)', async () => {
  const steps: string[] = []
  const step = (name: string) => async () => steps.push(name)
  const props = { name: 'a#1', portal: { onReady: () => steps.push('ready') } }
  const good = inPortal(() => ({ bootstrap: [step('b1'), step('b2')], mount: [step('m')], unmount: step('u') }))
  await good.mount(props)
  await good.unmount(props)
  await good.unmount(props)
  expect(steps).toEqual(['b1', 'b2', 'm', 'ready', 'u'])
  const broken = inPortal(() => ({ bootstrap: step('b'), mount: () => Promise.reject(new Error('no')), unmount: [] }))
  await expect(broken.mount(props)).rejects.toThrow('no')
})
