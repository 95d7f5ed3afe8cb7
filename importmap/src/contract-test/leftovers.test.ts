import { watchPage } from './leftovers.ts'

test('a listener on the window, a style and an interval that stay are told, and gone ones are not', () => {
  const watch = watchPage()
  const listen = () => undefined
  window.addEventListener('resize', listen)
  document.addEventListener('keydown', listen, true)
  const style = document.head.appendChild(document.createElement('style'))
  const interval = window.setInterval(listen, 1000)

  expect(watch.leftovers()).toEqual({
    listeners: ['window resize', expect.stringContaining('keydown')],
    styles: ['<style></style>'],
    timers: ['interval of 1000 ms'],
  })

  window.removeEventListener('resize', listen)
  document.removeEventListener('keydown', listen, true)
  style.remove()
  window.clearInterval(interval)
  expect(watch.leftovers()).toEqual({ listeners: [], styles: [], timers: [] })
  watch.stop()
})

test('a listener taken off in the wrong phase is still there', () => {
  const watch = watchPage()
  const listen = () => undefined
  document.addEventListener('focusin', listen, true)
  document.removeEventListener('focusin', listen)
  expect(watch.leftovers().listeners).toHaveLength(1)
  watch.stop()
  document.removeEventListener('focusin', listen, true)
})

test('a time-out that its setter clears is gone, also when nothing new is watched any more', () => {
  const watch = watchPage()
  const timer = setTimeout(() => undefined, 60_000)
  watch.stop()
  expect(watch.leftovers().timers).toEqual(['time-out of 60000 ms'])
  clearTimeout(timer)
  expect(watch.leftovers().timers).toEqual([])
})
