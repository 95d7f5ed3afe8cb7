import { personColors } from './person-colors.ts'
import { darkPalette, lightPalette } from './theme-palettes.ts'
import { theme } from './theme.ts'

const schemes = { light: lightPalette, dark: darkPalette } as const
const tones = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const palette = schemes[scheme]
  const grounds = [palette.background?.default, palette.background?.paper]

  test('every text can be read on every ground: contrast of at least 4.5 to 1', () => {
    for (const ground of grounds) {
      for (const text of [palette.text?.primary, palette.text?.secondary])
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test.each(tones)('%s can be read on the page, and text on it can be read', (tone) => {
    const colors = theme.colorSchemes[scheme]?.palette[tone]
    for (const ground of grounds) expect(contrast(colors?.main, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colors?.contrastText, colors?.main)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colors?.contrastText, scheme === 'light' ? colors?.dark : colors?.main)).toBeGreaterThanOrEqual(4.5)
  })
})

test('initials can be read on the colour of every person', () => {
  for (const ground of personColors) expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5)
})

test('colours are variables, so that branding and dark mode change variables only', () => {
  expect(theme.vars.palette.primary.main).toMatch(/^var\(--atrium-palette-primary-main/)
})

test('the attribute of the page chooses the scheme', () => {
  const rules = JSON.stringify(theme.generateStyleSheets())
  expect(rules).toContain('"--atrium-palette-primary-main":"#1f5fd0"')
  expect(rules).toContain('[data-color-scheme=\\"dark\\"]')
})

test('whatever appears, moves or goes takes 120 ms', () => {
  expect(new Set(Object.values(theme.transitions.duration))).toEqual(new Set([120]))
})

test('type has three weights: page titles, sections and text', () => {
  const { h1, h2, h3, h4, h5, h6, subtitle1, subtitle2, button, body1, body2, caption } = theme.typography
  expect(h1.fontWeight).toBe(600)
  for (const section of [h2, h3, h4, h5, h6, subtitle1, subtitle2, button]) expect(section.fontWeight).toBe(500)
  for (const text of [body1, body2, caption]) expect(text.fontWeight).toBe(400)
  expect(theme.typography.fontWeightBold).toBe(600)
})

test('the type is 14 pixels, in a stack that has Chinese faces', () => {
  expect(theme.typography.body1.fontSize).toBe('0.875rem')
  for (const face of ['PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC'])
    expect(theme.typography.fontFamily).toContain(face)
})

/** WCAG 2.2, contrast ratio of two colours `#rrggbb`. */
function contrast(one: string | undefined, other: string | undefined) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color = '') {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(part: number) {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
