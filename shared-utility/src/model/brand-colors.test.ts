import { expect, test } from '@jest/globals'
import { brandColors, brandStyle, contrast } from './brand-colors.ts'

const steps = ['00', '33', '66', '99', 'cc', 'ff']
const colors = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)))
/** Page, paper, and an entry of the navigation that is marked. */
const grounds = { light: ['#f6f7f9', '#ffffff', '#ebebeb'], dark: ['#11151c', '#181d26', '#3d4149'] } as const

test.each(['light', 'dark'] as const)('whatever colour is chosen can be read in %s: at least 4.5 to 1', (scheme) => {
  const worst = colors.flatMap((color) => {
    const { main, dark, contrastText } = brandColors(color)[scheme]
    return [...grounds[scheme].map((ground) => contrast(main, ground)), contrast(contrastText, main)].concat(
      contrast(contrastText, dark),
    )
  })
  expect(Math.min(...worst)).toBeGreaterThanOrEqual(4.5)
})

test('a colour that can be read is drawn as it was chosen', () => {
  expect(brandColors('#1f5fd0').light.main).toBe('#1f5fd0')
  expect(brandColors('#adc8ff').dark.main).toBe('#adc8ff')
})

test('a colour that is too light is made darker, and no more than it has to be', () => {
  const { main } = brandColors('#ffcc00').light
  expect(main).not.toBe('#ffcc00')
  expect(contrast(main, '#ebebeb')).toBeLessThan(4.8)
})

test('it changes variables of the theme in the layer of enterprises, and nothing else', () => {
  const style = brandStyle(brandColors('#1f5fd0'))
  expect(style).toMatch(/^@layer tenant\{:root\{(--atrium-palette-[\w-]+:[#\w ]+;?)+\}\[data-color-scheme="dark"\]\{/)
  expect(style).toContain('--atrium-palette-primary-mainChannel:31 95 208')
})
