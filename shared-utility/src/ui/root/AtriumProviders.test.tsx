import { serializeStyles } from '@emotion/serialize'
import { Button } from '@mui/material'
import { render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { AtriumProviders } from './AtriumProviders.tsx'
import { createAtriumCache } from '../theme/emotion-cache.ts'

function drawn(key: string) {
  return render(
    <StrictMode>
      <AtriumProviders emotionKey={key} nonce="n0nce">
        <Button>press</Button>
      </AtriumProviders>
    </StrictMode>,
  )
}

const stylesOf = (key: string) => [...document.querySelectorAll<HTMLStyleElement>(`style[data-emotion^="${key}"]`)]

test('every style tag carries the page’s nonce and its mount’s own key', () => {
  drawn('probe')
  expect(screen.getByRole('button').className).toMatch(/\bprobe-/)
  expect(stylesOf('probe').length).toBeGreaterThan(0)
  for (const style of stylesOf('probe')) expect(style.nonce || style.getAttribute('nonce')).toBe('n0nce')
})

test('every rule lies in the layer mui, below a parcel’s own styles', () => {
  const cache = createAtriumCache({ key: 'probe', nonce: '' })
  const rules: string[] = []
  jest.spyOn(cache.sheet, 'insert').mockImplementation((rule) => void rules.push(rule))
  cache.insert('.probe-a', serializeStyles(['color:red;:hover{color:blue}']), cache.sheet, true)
  expect(rules).toEqual(['@layer mui{.probe-a{color:red;}.probe-a:hover{color:blue;}}'])
})

test('nothing of it stays in the page when the mount goes', async () => {
  const { unmount } = drawn('leaving')
  unmount()
  await waitFor(() => expect(stylesOf('leaving')).toEqual([]))
})

test('the colour scheme of the page is the portal’s alone to set', () => {
  drawn('quiet')
  expect(document.documentElement).not.toHaveAttribute('data-color-scheme')
  expect(Object.keys(localStorage).filter((key) => key.includes('mui'))).toEqual([])
})

test('slugs with digits make keys that emotion takes, and different ones', () => {
  const keys = ['app1', 'app2', 'App'].map((key) => createAtriumCache({ key, nonce: '' }).key)
  expect(new Set(keys).size).toBe(3)
})
