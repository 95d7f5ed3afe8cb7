/** What the address asks for: the last part of it. */
export const fault = () => location.pathname.split('/').at(-1)

/** A first drawing that goes wrong. */
export function mayCrash() {
  if (fault() === 'crash') throw new Error('broken in its first drawing')
}

/** Goes on after the page is gone: a timer, and a listener that throws at each press of a key. */
export function mayLeak() {
  if (fault() !== 'leak') return
  const kept: unknown[] = []
  setInterval(() => void kept.push(Array.from({ length: 1000 }, () => kept.length)), 20)
  addEventListener('keydown', () => {
    throw new Error('a listener that was left behind')
  })
}

/** What a mount that hangs waits for. */
export const mayHang = () => (fault() === 'hang' ? new Promise<void>(() => undefined) : Promise.resolve())
