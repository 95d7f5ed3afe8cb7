/** The tones of one scheme that a theme names: what is drawn, lighter, darker, and text on it. */
export type Tones = { main: string; light: string; dark: string; contrastText: string }
export type BrandColors = Record<'light' | 'dark', Tones>

/** WCAG 2.2, 1.4.3 (AA): text against its ground. */
const leastContrast = 4.5
// The grounds on which it is hardest to read: an entry of the navigation that is marked. theme-palettes.ts has the others.
const grounds = { light: '#ebebeb', dark: '#3d4149' } as const
const white = '#ffffff'
const black = '#000000'
const stepPercent = 1

/**
 * What is drawn in a brand's colour (`#rrggbb`) in light and dark. A colour that could not be read is made darker, or
 * lighter, until it can, and no more than that.
 */
export function brandColors(color: string): BrandColors {
  const light = readable(color, { on: grounds.light, towards: black })
  const dark = readable(color, { on: grounds.dark, towards: white })
  return {
    light: { main: light, light: mixed(light, white, 25), dark: mixed(light, black, 22), contrastText: white },
    dark: {
      main: dark,
      light: mixed(dark, white, 30),
      dark: mixed(dark, black, 15),
      contrastText: mixed(dark, black, 88),
    },
  }
}

function readable(color: string, { on, towards }: { on: string; towards: string }) {
  for (let percent = 0; percent <= 100; percent += stepPercent) {
    const tried = mixed(color, towards, percent)
    if (contrast(tried, on) >= leastContrast) return tried
  }
  return towards
}

/** Of the element of the page that holds it; `data-of` says of which enterprise. */
export const brandStyleId = 'atrium-brand-style'

/** The variables of the theme that a brand changes, in the layer above all others. */
export function brandStyle({ light, dark }: BrandColors) {
  return `@layer tenant{:root{${variables(light, white)}}[data-color-scheme="dark"]{${variables(dark, black)}}}`
}

function variables(tones: Tones, faded: string) {
  const own = Object.entries(tones).flatMap(([tone, color]) => [
    [`primary-${tone}`, color],
    [`primary-${tone}Channel`, parts(color).join(' ')],
  ])
  const track = mixed(tones.main, faded, 60)
  const others = ['LinearProgress-primaryBg', 'Slider-primaryTrack', 'Switch-primaryDisabledColor']
  return [...own, ...others.map((name) => [name, track])]
    .map(([name, value]) => `--atrium-palette-${name}:${value}`)
    .join(';')
}

/** WCAG 2.2, contrast ratio of two colours `#rrggbb`: 1 to 21. */
export function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = parts(color).map((part) => linear(part / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(part: number) {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function mixed(color: string, other: string, percent: number) {
  const added = parts(other)
  const mix = parts(color).map((part, at) => Math.round(part + (((added[at] ?? 0) - part) * percent) / 100))
  return `#${mix.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function parts(color: string) {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}
