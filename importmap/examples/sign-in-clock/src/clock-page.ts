import { call, currentLang } from '@atrium/shared-utility'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { dial } from './dial.ts'
import { element } from './elements.ts'
import type { Page } from './lifecycles.ts'

type Session = CallOutput<'listOwnSessions'>[number]

/** At what hours one’s browsers were signed in: a dial, and the same as a list. */
export class ClockPage extends HTMLElement {
  #page: Page

  constructor(page: Page) {
    super()
    this.#page = page
  }

  connectedCallback() {
    void this.#load()
  }

  async #load() {
    const { t, signal } = this.#page
    this.#show(element('p', { role: 'status' }, t('loading')))
    try {
      const sessions = await call('listOwnSessions', {}, { signal })
      this.#show(...this.#content(sessions))
    } catch {
      if (!signal.aborted)
        this.#show(
          element('p', { role: 'alert' }, t('failed')),
          this.#button('retry', () => void this.#load()),
        )
    }
  }

  #show(...content: Element[]) {
    this.replaceChildren(element('h1', {}, this.#page.t('title')), ...content)
  }

  #content(sessions: readonly Session[]) {
    const { t, userName, portal, pathOf } = this.#page
    const spans = sessions.map(({ startedAt, lastSeenAt, isCurrent }) => ({
      from: new Date(startedAt),
      to: new Date(lastSeenAt),
      isCurrent,
    }))
    return [
      element('p', {}, t('lead', { name: userName() })),
      element(
        'div',
        { class: 'page' },
        dial(spans, t('dial', { count: sessions.length })),
        element('ul', {}, ...sessions.map((session) => this.#line(session))),
      ),
      this.#button('open', () => void portal.navigate(pathOf('/user/profile'))),
    ]
  }

  #line({ browser, system, startedAt, lastSeenAt, isCurrent }: Session) {
    const { t } = this.#page
    const moment = new Intl.DateTimeFormat(currentLang(), { dateStyle: 'medium', timeStyle: 'short' })
    const name = [browser ?? t('unknown'), system, isCurrent ? t('here') : null].filter((part) => part !== null)
    const [from, to] = [startedAt, lastSeenAt].map((text) => moment.format(new Date(text)))
    return element(
      'li',
      isCurrent ? { class: 'current' } : {},
      element('strong', {}, name.join(' · ')),
      element('p', {}, t('since', { from: from ?? '', to: to ?? '' })),
    )
  }

  #button(word: string, onClick: () => void) {
    const button = element('button', {}, this.#page.t(word))
    button.addEventListener('click', onClick)
    return button
  }
}

// A page keeps its elements for good: another version of this parcel brings another class under another name.
customElements.define(`demo-clock-${Math.random().toString(36).slice(2)}`, ClockPage)
