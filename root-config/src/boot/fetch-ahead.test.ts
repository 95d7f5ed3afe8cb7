import { startLanguage } from '@atrium/shared-utility'
import { nobody } from '../navigation/page.ts'
import { fakeSystem } from '../testing/fake-system.ts'
import { aConfig } from '../testing/signing.ts'
import { fetchAhead } from './fetch-ahead.ts'

const connection = { saveData: true }

afterEach(() => {
  jest.useRealTimers()
  document.querySelector('output')?.remove()
  Reflect.deleteProperty(navigator, 'connection')
})

test.each([['saves data'], ['does not']])(
  'U11: once the page stands a slow script is said to be on its way, where the person %s (R12)',
  async (saves) => {
    await startLanguage({ lang: 'en-US', words: {} })
    if (saves === 'saves data')
      Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
    const { loader } = fakeSystem({})
    await fetchAhead(aConfig({ routes: [], apps: [] }), nobody)
    jest.useFakeTimers()
    void loader.instantiate('/assets/dialog.js')
    await jest.advanceTimersByTimeAsync(9_000)
    expect(document.querySelector('output')).toHaveTextContent('Still loading')
  },
)
