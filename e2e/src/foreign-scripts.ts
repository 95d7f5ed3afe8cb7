import type { Page } from '@playwright/test'

/** No host has this name. */
const address = 'https://elsewhere.invalid/'

/** A host that is not the portal's. Its scripts tell the page by what way they came into it; the answer lists what was asked for. */
export async function answerElsewhere(page: Page) {
  const asked: string[] = []
  await page.route(`${address}*`, (route) => {
    const way = route.request().url().slice(address.length)
    asked.push(way)
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ contentType: 'text/javascript', headers, body: `top.ran.push(${JSON.stringify(way)})` })
  })
  return asked
}

/**
 * What a parcel may try that the gate does not find in its code: every name is put together, and a blank frame has a Trusted Types
 * factory of its own, where the name of the loader's policy is free. Each way ends before the next one; `top.ran` has those that ran.
 */
export const everyWay = `
const host = document.body.appendChild(document.createElement('p')), word = (...parts) => parts.join('')
const blank = () => host.appendChild(document.createElement(word('ifr', 'ame'))), { nonce } = portal
const same = (text) => text, rules = { createHTML: same, createScript: same, createScriptURL: same }
const forged = blank().contentWindow[word('trusted', 'Types')].createPolicy(word('atrium', '-loader'), rules)
const url = (way) => forged.createScriptURL('${address}' + way)
const code = (way) => forged.createScript('top.ran.push("' + way + '")')
const script = (page, change) => {
  const made = Object.assign(page[word('create', 'Element')](word('scr', 'ipt')), { nonce })
  change(made)
  return made
}
const over = (element) => new Promise((end) => (element.onload = element.onerror = end))
const loaded = (page, change) => {
  const element = script(page, change), ended = over(element)
  page.body.append(element)
  return ended
}
const refused = (act) => new Promise((end) => {
  document.addEventListener('securitypolicyviolation', end, { once: true })
  act()
})
const inFrame = blank().contentDocument, written = blank().contentDocument
top.ran = []
await loaded(document, (one) => (one[word('s', 'rc')] = url('element')))
await loaded(document, (one) => one[word('set', 'Attribute')](word('s', 'rc'), url('attribute')))
await loaded(inFrame, (one) => (one[word('s', 'rc')] = url('frame')))
await new Promise((end) => {
  written[word('wri', 'te')](forged.createHTML('<scr' + 'ipt nonce="' + nonce + '" src="' + url('written') + '"></scr' + 'ipt>'))
  written.defaultView.onload = end
  written.close()
})
document.body.append(script(document, (one) => (one[word('te', 'xt')] = code('text'))))
await import('${address}import').catch(same)
await refused(() => {
  const image = document.createElement('img')
  image[word('set', 'Attribute')](word('on', 'error'), code('handler'))
  image.dispatchEvent(new Event('error'))
})
await refused(() => {
  const link = host.appendChild(document.createElement('a'))
  link[word('set', 'Attribute')](word('hr', 'ef'), word('java', 'script:top.ran.push("address")'))
  link.click()
})
const shown = blank()
shown.src = [...document.querySelectorAll('link[rel=stylesheet]')][0].href
await over(shown)
if (shown.contentDocument) await loaded(shown.contentDocument, (one) => (one.src = '${address}file'))
host.remove()
top.tried = true
`
