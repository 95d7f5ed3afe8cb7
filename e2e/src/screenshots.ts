import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { chromiumPath } from '@atrium/importmap/playwright'
import { type Lang, langs, UserType } from '@atrium/shared-utility/contract'
import { drawBuilding } from './building/pictures.ts'
import { createGiven, signInAll, type Given } from './given.ts'
import { startPortal } from './portal-process.ts'
import { inRepository } from './repository.ts'
import { openScreen, screens, type Screen } from './screens/screens.ts'
import { withSixtyEntries } from './screens/sixty-entries.ts'
import { wordsOf } from './words.ts'

const usage = `Usage: node e2e/src/screenshots.ts <folder> [--only workbench,enterprises] [--widths 1280,1024]
       node e2e/src/screenshots.ts --docs
Draws every screen at 1440 and 390 pixels, or at the widths that are named, in both languages, light and dark; with --docs the pictures of the README and of docs/building-an-application.md.`

const usualWidths = [1440, 390]
const phone = 600
const schemes = ['light', 'dark'] as const
const inReadme = ['workbench', 'enterprises']

type Look = { lang: Lang; width: number; scheme: (typeof schemes)[number] }
type Studio = { browser: Browser; url: string; given: Given }

/** What the demo has beside its own two enterprises, in the pictures. */
const others = [
  { name: '示例企业三', entType: 2, userQuota: 50 },
  { name: '示例企业四', saasId: 'retail', userQuota: 200 },
  { name: '示例企业五', saasId: 'services' },
  { name: '示例企业六', saasId: 'retail', parentId: 'demo1', userQuota: 30 },
  { name: '示例企业七', entType: 1, userQuota: 1000 },
]

process.exitCode = await main()

async function main() {
  const options = {
    docs: { type: 'boolean', default: false },
    only: { type: 'string' },
    widths: { type: 'string' },
  } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [folder] = positionals
  if (values.docs) return inStudio(drawForDocs)
  const widths = values.widths?.split(',').map(Number) ?? usualWidths
  const areWidths = widths.every((width) => Number.isInteger(width) && width >= 320)
  if (folder && areWidths)
    return inStudio((studio) => drawAll(studio, { folder, widths, only: values.only?.split(',') }))
  console.error(usage)
  return 2
}

/** A portal and a browser, for as long as `draw` takes. */
async function inStudio(draw: (studio: Studio) => Promise<void>) {
  const password = 'only for pictures'
  const portal = await startPortal({ password })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  try {
    const given = createGiven({ url: portal.url, password, sessions: await signInAll(portal.url, password) })
    await furnish(given)
    await draw({ browser, url: portal.url, given })
    return 0
  } finally {
    await browser.close()
    await portal.stop()
  }
}

/** A demo as it looks after some days of work. */
async function furnish(given: Given) {
  const administrator = await given.signedIn(UserType.administrator)
  const applications = await administrator.call('listApplications', {})
  await administrator.call('updateCommonApplications', { ids: applications.map(({ id }) => id) })
  const operator = await given.confirmed(UserType.operator)
  for (const [index, facts] of others.entries()) {
    const admin = { loginId: `admin${index + 3}`, name: '企业管理员' }
    const { entid } = await given.enterprise({ ...facts, admin })
    if (index > 0) continue
    const { version } = await operator.call('getEnterprise', { entid })
    await operator.call('updateEnterprise', { entid, version, status: 'suspended' })
  }
}

type Wanted = { folder: string; widths: readonly number[]; only?: string[] }

async function drawAll(studio: Studio, { folder, widths, only }: Wanted) {
  const wanted = [...screens, withSixtyEntries].filter(({ name }) => !only || only.includes(name))
  for (const lang of langs) {
    for (const width of widths) {
      for (const screen of wanted) await drawSchemes(studio, screen, { lang, width, folder })
    }
  }
}

async function drawForDocs(studio: Studio) {
  const folder = inRepository('docs/images')
  await drawBuilding(studio, path.join(folder, 'building'))
  for (const screen of screens.filter(({ name }) => inReadme.includes(name))) {
    await draw(studio, screen, {
      lang: 'zh-CN',
      width: 1440,
      scheme: 'light',
      file: path.join(folder, `${screen.name}.png`),
    })
  }
}

type ScreenFile = Omit<Look, 'scheme'> & { folder: string }

async function drawSchemes(studio: Studio, screen: Screen, { folder, ...look }: ScreenFile) {
  for (const scheme of schemes) {
    const place = path.join(folder, `${look.lang}-${look.width}-${scheme}`)
    await mkdir(place, { recursive: true })
    await draw(studio, screen, { ...look, scheme, file: path.join(place, `${screen.name}.png`) })
  }
}

async function draw(
  { browser, url, given }: Studio,
  screen: Screen,
  { lang, width, scheme, file }: Look & { file: string },
) {
  const look = {
    locale: lang,
    viewport: { width, height: width < phone ? 844 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  } as const
  const context = await browser.newContext({ baseURL: url, ...look })
  if (screen.userType !== undefined) {
    const cookies = (await given.signedIn(screen.userType)).cookieValues()
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  }
  const page = await context.newPage()
  try {
    await openScreen(page, screen, wordsOf(lang))
  } catch (error) {
    // One screen that cannot be reached must not cost the pictures of all the others; it shows in its own.
    console.error(`${screen.name} (${lang}, ${width}, ${scheme}) did not settle: ${String(error).split('\n', 1)[0]}`)
  }
  await page.screenshot({ path: file })
  await context.close()
}
