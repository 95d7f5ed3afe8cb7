import { call } from '@atrium/shared-utility'
import type { Page } from './lifecycles.ts'

/**
 * The first page, as an element of its own. It has no shadow: a page of the portal is styled from outside, by its own
 * style sheet and the colours of the portal.
 */
export class HelloPage extends HTMLElement {
  #page: Page

  constructor(page: Page) {
    super()
    this.#page = page
  }

  connectedCallback() {
    const { t, userName, portal, pathOf } = this.#page
    const home = element('button', t('hello.home'))
    home.addEventListener('click', () => void portal.navigate(pathOf('/')))
    const devices = element('p', '')
    this.replaceChildren(
      element('h1', t('hello.title')),
      element('p', t('hello.greeting', { name: userName() })),
      devices,
      home,
    )
    void this.#tellDevices(devices)
  }

  async #tellDevices(place: HTMLElement) {
    const { t, signal } = this.#page
    try {
      const devices = await call('listOwnDevices', {}, { signal })
      place.textContent = t('hello.devices', { count: devices.length })
    } catch {
      if (!signal.aborted) place.textContent = t('hello.failed')
    }
  }
}

// A page keeps its elements for good: another version of this parcel brings another class under another name.
customElements.define(`template-hello-${Math.random().toString(36).slice(2)}`, HelloPage)

function element(name: string, text: string) {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
